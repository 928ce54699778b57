"""What can be wrong with Fluent catalogues that shall say the same in several languages.

A catalogue is its patterns by key: `board-calm` is a message's value, `board-calm.about` one of its attributes.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

MODEL: Final = "en"

# The plural forms that a select on a number has to have. Those that a language knows only for millions are left out.
PLURALS: Final = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "nl": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
ANY_PLURAL: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Words(Visitor):
    """What a pattern is made of."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)  # the forms of each select on a number

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names <= ANY_PLURAL:
            self.plurals.append(names)
        self.generic_visit(node)


@dataclass
class Catalogue:
    patterns: dict[str, Words] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)


def read(text: str) -> Catalogue:
    catalogue = Catalogue()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            catalogue.unreadable.append((entry.content or "").splitlines()[0])
        elif isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            told = {name: entry.value} | {f"{name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in told.items():
                if key in catalogue.patterns:
                    catalogue.twice.append(key)
                if pattern is not None:
                    catalogue.patterns[key] = words = Words()
                    words.visit(pattern)
    return catalogue


def faults(texts: Mapping[str, str], needed: Collection[str], used: Collection[str]) -> list[str]:
    """All that is wrong with one catalogue in its languages; `needed` keys have to be there, others than the `used` ones have not."""
    catalogues = {language: read(text) for language, text in texts.items()}
    model = catalogues[MODEL].patterns
    referred = {key for words in model.values() for key in words.references}
    found = [f"{MODEL}: {key} is missing" for key in needed if key not in model]
    found += [f"{MODEL}: {key} is not used" for key in model if key not in used and key not in referred]
    for language, catalogue in catalogues.items():
        found += [f"{language}: this cannot be read: {line}" for line in catalogue.unreadable]
        found += [f"{language}: {key} is there twice" for key in catalogue.twice]
        found += [f"{language}: {fault}" for fault in wrong_words(catalogue.patterns, PLURALS[language])]
        if language != MODEL:
            found += [f"{language}: {fault}" for fault in differences(model, catalogue.patterns)]
    return found


def wrong_words(patterns: Mapping[str, Words], forms: Collection[str]) -> Iterator[str]:
    for key, words in patterns.items():
        for reference in sorted(words.references - set(patterns)):
            yield f"{key} refers to {reference}, which is missing"
        for plurals in words.plurals:
            for form in forms:
                if form not in plurals:
                    yield f"{key} lacks the plural form [{form}]"


def differences(model: Mapping[str, Words], patterns: Mapping[str, Words]) -> Iterator[str]:
    for key, words in model.items():
        if key not in patterns:
            yield f"{key} is missing"
        elif patterns[key].variables != words.variables:
            yield f"{key} has {listed(patterns[key].variables)} instead of {listed(words.variables)}"
    for key in patterns:
        if key not in model:
            yield f"{key} is not used"


def listed(variables: Collection[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variable"
