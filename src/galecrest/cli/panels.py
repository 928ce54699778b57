"""The parts of the full-screen game as coloured text. Everything that a colour says, a letter or a sign says too."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from galecrest.game import View
from galecrest.game.characters import phases_of
from galecrest.game.terms import AUTOMA, COLOURS, LOOT, VOYAGES
from galecrest.words import Words

# Six colours for any kind of colour vision (Okabe and Ito), as in the browser.
COLOURS_OF_SEATS: Final = ("#e69f00", "#56b4e9", "#cc79a7", "#009e73", "#f0e442", "#d55e00")
NOBODY: Final = "#9aa4ad"
LETTERS: Final = "ABCDEF"

# Signs that terminals have and that take one cell.
PHASES: Final = {"daytime": "☼", "dusk": "◐", "night": "☾", "anchor": "‡"}
TOKENS: Final = {"chest": "▣", "hook": "⌡", "map": "\u2573", "saber": "†", "amulet": "♦", "barrel": "◎", "relic": "☻"}
DOUBLOONS: Final = "¤"
SCORE: Final = "★"
CARDS: Final = "▮"
RANKS: Final = "№"
CHOSEN: Final = "✓"
ACTS: Final = "▶"
MARKED: Final = "►"

WIDE: Final = 84  # cells from which ships are told with names
NARROW: Final = 54  # cells below which names are shortened first


def letter(seat: int) -> str:
    return LETTERS[seat] if seat < len(LETTERS) else "*"


def colour(seat: int) -> str:
    return COLOURS_OF_SEATS[seat] if seat < len(COLOURS_OF_SEATS) else NOBODY


def badge(seat: int) -> Text:
    """The letter of a seat on its colour."""
    return Text.assemble((f" {letter(seat)} ", f"bold #10191c on {colour(seat)}"))


def action(name: str) -> Style:
    """What a click does: an action of the screen."""
    return Style(meta={"act": name})


def tokens(kinds: Iterable[str]) -> Text:
    """Each kind's sign, with the number of its tokens if there are several."""
    counts = Counter(kinds)
    told = (f"{TOKENS[kind]}{count if count > 1 else ''}" for kind, count in counts.items())
    return Text("").join(Text(each, action(f"loot('{kind}')")) for kind, each in zip(counts, told, strict=True))


def tokens_in_words(kinds: Iterable[str], words: Words, first: str = "", width: int = 1000) -> Text:
    """Signs and names after a first word, in lines that do not part a sign from its name."""
    lines = [Text.assemble((first, "bold"))]
    for kind, count in Counter(kinds).items():
        told = f"{TOKENS[kind]} {words.loot(kind)}" + (f" ×{count}" if count > 1 else "")
        if lines[-1].cell_len + cell_len(told) + 2 > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1].plain else "").append(told, action(f"loot('{kind}')"))
    return Text("\n").join(lines)


def label(name: str, words: Words) -> str:
    """A name with its colon, as the language writes it."""
    return words.t("play-line", name=name, value="")


# The parts


def bar(view: View, words: Words, seconds: int | None = None) -> Text:
    """Voyage, day and phase, and the time that is left at a table with a clock."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f" {words.t('voyage-number', voyage=view.voyage)}/{VOYAGES}", "bold")
    text.append(f"  {words.t('day', day=view.day)}/{view.days_of_voyage}  ", "bold")
    for phase, sign in PHASES.items():
        now = phase == view.phase
        name = f" {sign} {words.t(f'phase-{phase}.short')} "
        text.append(name, "reverse bold" if now else "dim")
    if seconds is not None:
        text.append(f"  {words.t('time-left')} {seconds // 60}:{seconds % 60:02}", "bold")
    text.append(f"  {words.t(f'board-{view.board}')}", "dim")
    return text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def first_day(view: View) -> int:
    """The number of the day whose loot comes first: today, or tomorrow when this day's loot is gone."""
    return view.days_of_voyage - len(view.days) + 1


def today(view: View, words: Words, width: int) -> Text:
    if not view.days or not view.days[0]:
        return Text(words.t("no-loot-left"), "dim")
    return tokens_in_words(view.days[0], words, words.t("day", day=first_day(view)), width)


def days_ahead(view: View) -> Text:
    """The loot of the days after that."""
    number = first_day(view)
    told = (
        Text.assemble((f"{number + ahead} ", "bold"), tokens(day)) for ahead, day in enumerate(view.days[1:], start=1)
    )
    return Text("  ").join(told)


def island(view: View, words: Words, acting: tuple[int, int] | None, width: int) -> Text:
    """The characters from left to right, in rows of three; at the end of the game the players from first to last."""
    if view.phase == "over":
        return podium(view, words)
    if not view.island:
        return Text(words.t("choosing-now") if view.phase == "choosing" else "", "dim italic")
    cell = max(16, width // 3)
    text = Text()
    for place, (seat, rank) in enumerate(view.island):
        if place and place % 3 == 0:
            text.append("\n")
        acts = (seat, rank) == acting
        who = Text(ACTS if acts else " ")
        who.append_text(badge(seat))
        name = words.character(rank, seat) if seat < COLOURS else words.seat(seat)
        who.append(f" {name}", Style(bold=acts) + action(f"read({rank})"))
        who.truncate(cell - 1, overflow="ellipsis", pad=True)
        text.append_text(who)
    return text


def podium(view: View, words: Words) -> Text:
    lines = []
    for place, seat in enumerate(view.standing, 1):
        line = Text(f"{place}. ", "bold" if place == 1 else "")
        line.append_text(badge(seat))
        points = words.t("points", count=view.players[seat].score)
        line.append(f" {words.seat(seat)}  {points}", "bold" if place == 1 else "")
        lines.append(line)
    return Text("\n").join(lines)


def reputation(view: View) -> Text:
    """The colours from the lowest reputation to the highest; a dot is a colour that nobody plays."""
    badges = (badge(colour) if colour < view.seats else Text(" · ") for colour in view.track)
    return Text("").join(badges)


def legend(words: Words) -> Text:
    columns = (
        (DOUBLOONS, "heading-doubloons"),
        (SCORE, "heading-score"),
        (CARDS, "heading-hand"),
        (RANKS, "heading-ship"),
    )
    return Text("  ").join(Text(f"{sign} {words.t(key)}") for sign, key in columns)


def players(view: View, words: Words, width: int, late: Sequence[int] = ()) -> Text:
    """One line for each player. `late` are the seats for which the game waits."""
    longest = max(cell_len(words.seat(seat)) for seat in range(view.seats))
    name_width = min(longest, 18 if width >= WIDE else 11 if width >= NARROW else 9)
    most = max(cell_len(tokens(each.loot).plain) for each in view.players)
    loot_width = max(most, 12 if width >= WIDE else 7)
    return Text("\n").join(
        player(view, words, seat, (name_width, loot_width, width), seat in late) for seat in range(view.seats)
    )


def player(view: View, words: Words, seat: int, widths: tuple[int, int, int], late: bool) -> Text:
    known = view.players[seat]
    name_width, loot_width, width = widths
    name = Text.assemble((words.seat(seat), "bold underline" if seat == view.seat else ""))
    name.truncate(name_width, overflow="ellipsis", pad=True)
    loot = tokens(known.loot)
    loot.truncate(loot_width, pad=True)
    ship = words.characters(known.ship) if width >= WIDE and known.ship else " ".join(map(str, known.ship))
    line = Text.assemble(
        badge(seat),
        " ",
        name,
        (CHOSEN if known.has_chosen else ACTS if late else " ", "bold"),
        f"{known.doubloons:3}{DOUBLOONS}{known.score:4}{SCORE}{known.hand_size:3}{CARDS} ",
        loot,
        (f" {ship}", "dim"),
    )
    line.truncate(width, overflow="ellipsis")
    line.apply_meta({"act": f"player({seat})"}, 0, 4 + name_width)
    return line


# What can be read in full


def card(rank: int, words: Words) -> Text:
    """A character with its whole ability."""
    text = Text.assemble((words.character(rank), "bold"))
    for phase in phases_of(rank):
        text.append("\n" + label(f"{PHASES[phase]} {words.t(f'phase-{phase}.short')}", words), "bold")
        text.append(words.t(f"character-{rank}.{phase}"))
    return text


def ability(rank: int, words: Words) -> str:
    """A character's ability in one line."""
    return "  ".join(f"{PHASES[phase]} {words.t(f'character-{rank}.{phase}')}" for phase in phases_of(rank))


def crew(ranks: Iterable[int], words: Words) -> Text:
    """Cards by rank and name, each to be read with a click."""
    return Text(", ").join(Text(words.character(rank), action(f"read({rank})")) for rank in ranks)


def about_player(view: View, words: Words, seat: int) -> Text:
    """A player with everything that is known."""
    known = view.players[seat]
    text = badge(seat)
    text.append(f" {words.seat(seat)}\n", "bold")

    def line(name: str, value: Text) -> None:
        text.append(label(name, words), "bold")
        text.append_text(value if value.plain else Text("–"))
        text.append("\n")

    line(words.t("doubloons"), Text(str(known.doubloons)))
    line(words.t("score"), Text(str(known.score)))
    line(capital(words.t("heading-ship")), crew(known.ship, words))
    line(capital(words.t("heading-loot")), tokens_in_words(known.loot, words))
    if seat == view.seat:
        line(words.t("your-hand"), crew(view.hand, words))
        line(words.t("graveyard"), crew(view.graveyard, words))
        return text
    line(words.t("holds-surely", count=len(known.holds)), crew(known.holds, words))
    if known.may_hold:
        line(words.t("may-hold", count=known.hand_size - len(known.holds)), crew(known.may_hold, words))
    if view.level and seat == AUTOMA and view.top:
        line(capital(words.t("play-her-deck")), Text(words.pointers(view.top)))
    return text


@dataclass(frozen=True)
class Key:
    """A key with what it does, which a click does too."""

    key: str
    action: str
    words: str


def keys(bindings: Iterable[Key], words: Words) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    for each in bindings:
        text.append(f" {each.key} ", Style(bold=True, reverse=True) + action(each.action))
        text.append(f" {capital(words.t(each.words))}  ", action(each.action))
    return text


def signs(words: Words) -> Text:
    """What every sign means."""
    phases = (Text(f"{sign} {words.t(f'phase-{phase}')}") for phase, sign in PHASES.items())
    marks = ((CHOSEN, words.t("has-chosen")), (ACTS, words.t("screen-acts")))
    lines = (
        Text("  ").join(phases),
        tokens_in_words(LOOT, words),
        Text.assemble(legend(words), *[f"  {sign} {told}" for sign, told in marks]),
    )
    return Text("\n").join(lines)
