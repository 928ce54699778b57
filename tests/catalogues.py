"""Finds faults in Fluent catalogues of several languages, and the keys that code reads.

A catalogue is its patterns by key: `board-calm` is a message's value, `board-calm.about` one of its attributes.
"""

import ast as python
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

MODEL: Final = "en"

# The plural forms that a select on a number must have, without forms that a language uses only for millions.
PLURALS: Final = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "nl": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
ANY_PLURAL: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Pattern(Visitor):
    """The variables, references and plural forms of one pattern."""

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
    patterns: dict[str, Pattern] = field(default_factory=dict)
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
            for key, value in told.items():
                if key in catalogue.patterns:
                    catalogue.twice.append(key)
                if value is not None:
                    catalogue.patterns[key] = pattern = Pattern()
                    pattern.visit(value)
    return catalogue


def faults(texts: Mapping[str, str], needed: Collection[str], used: Collection[str]) -> list[str]:
    """All faults of one catalogue in its languages: a `needed` key is missing, or a key is not among the `used` ones."""
    catalogues = {language: read(text) for language, text in texts.items()}
    model = catalogues[MODEL].patterns
    referred = {key for pattern in model.values() for key in pattern.references}
    found = [f"{MODEL}: {key} is missing" for key in needed if key not in model]
    found += [f"{MODEL}: {key} is not used" for key in model if key not in used and key not in referred]
    for language, catalogue in catalogues.items():
        found += [f"{language}: this cannot be read: {line}" for line in catalogue.unreadable]
        found += [f"{language}: {key} is there twice" for key in catalogue.twice]
        found += [f"{language}: {fault}" for fault in wrong_patterns(catalogue.patterns, PLURALS[language])]
        if language != MODEL:
            found += [f"{language}: {fault}" for fault in differences(model, catalogue.patterns)]
    return found


def wrong_patterns(patterns: Mapping[str, Pattern], forms: Collection[str]) -> Iterator[str]:
    for key, pattern in patterns.items():
        for reference in sorted(pattern.references - set(patterns)):
            yield f"{key} refers to {reference}, which is missing"
        for plurals in pattern.plurals:
            for form in forms:
                if form not in plurals:
                    yield f"{key} lacks the plural form [{form}]"


def differences(model: Mapping[str, Pattern], patterns: Mapping[str, Pattern]) -> Iterator[str]:
    for key, pattern in model.items():
        if key not in patterns:
            yield f"{key} is missing"
        elif patterns[key].variables != pattern.variables:
            yield f"{key} has {listed(patterns[key].variables)} instead of {listed(pattern.variables)}"
    for key in patterns:
        if key not in model:
            yield f"{key} is not used"


def listed(variables: Collection[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variable"


# The keys that code reads


@dataclass
class Reading:
    """The keys in code: `asked` for by name, `written` out anywhere, or `made` from a template such as `character-{rank}`."""

    asked: set[str] = field(default_factory=set)
    written: set[str] = field(default_factory=set)
    made: list[re.Pattern[str]] = field(default_factory=list)

    def __add__(self, other: "Reading") -> "Reading":
        return Reading(self.asked | other.asked, self.written | other.written, self.made + other.made)

    def like(self, keys: Iterable[str]) -> set[str]:
        """The written keys with the same beginning as one of these keys: `heading-bot` for `heading-wins`."""
        families = {key.split("-")[0] for key in keys if "-" in key}
        return {each for each in self.written if "-" in each and each.split("-")[0] in families}

    def makes(self, key: str) -> bool:
        return any(template.fullmatch(key) for template in self.made)


KEY: Final = r"[a-z](?:[\w-]*\w)?(?:\.\w+)?"  # no hyphen at the end: that is the beginning of a template


def template(fixed: Collection[str]) -> re.Pattern[str] | None:
    """Matches the keys that a template with these fixed parts can make; None if it does not begin like a key."""
    first, *_ = fixed
    return re.compile("[^.]+".join(map(re.escape, fixed))) if re.fullmatch(r"[a-z][\w.-]*-", first) else None


def read_by_client(code: str) -> Reading:
    """The keys in TypeScript and Svelte code."""
    made = [
        template(re.split(r"\$\{[^{}`]*\}", text))
        for text in re.findall(r"`([a-z][\w.-]*-(?:\$\{[^{}`]*\}[\w.-]*)+)`", code)
    ]
    return Reading(
        {key for asked in re.findall(r"\bt\(([^,()]*)", code) for key in re.findall(rf"""["'`]({KEY})["'`]""", asked)},
        set(re.findall(rf"""["'`]({KEY})["'`]""", code)),
        [each for each in made if each],
    )


def read_by_python(code: str) -> Reading:
    reading = Reading()
    for node in python.walk(python.parse(code)):
        match node:
            case python.Call(func=python.Attribute(attr="t") | python.Name(id="t"), args=[key]):
                either = (key.body, key.orelse) if isinstance(key, python.IfExp) else (key,)
                reading.asked |= {str(each.value) for each in either if isinstance(each, python.Constant)}
            case python.Constant(value=str(text)) if re.fullmatch(KEY, text):
                reading.written.add(text)
            case python.JoinedStr(values=values):
                fixed = [""]
                for value in values:
                    if isinstance(value, python.Constant):
                        fixed[-1] += str(value.value)
                    else:
                        fixed.append("")
                made = template(fixed)
                if made:
                    reading.made.append(made)
    return reading
