"""Hair, beards and moustaches, in the head's frame. Back parts are drawn before the torso, front parts after the head."""

from __future__ import annotations

from art.figure import Figure
from art.geometry import Frame, Node, curve, disc, nodes, puff, ribbon


def strands(a: Figure, at: Frame, shapes: str, colour: str) -> None:
    """Lines that show how hair falls."""
    a.lines(shapes, 1.9, f"{colour}-", at)


def lock(
    a: Figure, at: Frame, points: str, colour: str, width: float, root: float | None = None, rim: bool = True
) -> None:
    """One lock of hair that thins towards its end."""
    a.form(ribbon(points, width * 0.6 if root is None else root, 1.5, width), colour, at, rim=rim)


def fringe(a: Figure, at: Frame, colour: str) -> None:
    """Hair that shows under a hat: over the temple, round the ear, into the neck."""
    a.form(
        "-30 -22! 4 -34 38 -22! 40 -4 30 12! 24 0 18 -6! 8 -12! 4 0! -2 -12 -14 -16",
        colour,
        at,
        rim=False,
        shift=(-4, -3),
    )


def crop(a: Figure, at: Frame, colour: str) -> None:
    """Short hair with a side parting."""
    a.form(
        "-31 -18! -34 -36 -12 -50 16 -50 38 -36 42 -8 32 10! 24 0 20 -8! 8 -12! 4 2! -2 -10 -10 -22",
        colour,
        at,
        shift=(-5, -3),
    )
    strands(a, at, "-24 -26 -8 -38 12 -38|22 -38 32 -26 34 -8", colour)


def tousled(a: Figure, at: Frame, colour: str) -> None:
    """Short hair that never saw a comb."""
    a.form(
        "-32 -16! -42 -30! -34 -34! -38 -50! -22 -48! -14 -62! -2 -52! 12 -64! 18 "
        "-52! 36 -56! 36 -42! 50 -34! 42 -22! 50 -6! 38 -2! 34 14! 24 2 20 -8! "
        "8 -12! 4 2! -4 -12! -12 -8! -16 -20! -24 -14!",
        colour,
        at,
        shift=(-5, -3),
    )


def balding(a: Figure, at: Frame, colour: str) -> None:
    """A wreath of hair round a bald head."""
    a.form("4 -18! 20 -30 40 -22 44 -4 40 18 26 26! 22 10 20 -6! 8 -10!", colour, at, shift=(-4, -3))


def wild(a: Figure, at: Frame, colour: str) -> None:
    """A bald crown over ragged strands that fall behind the ear."""
    a.form(
        "2 -16! 18 -36 42 -32 58 -8! 52 -2 66 20! 54 20 68 46! 52 42 58 66! 42 56 38 74! 30 54 24 26! 22 8 20 -6! 8 -10!",
        colour,
        at,
        shift=(-4, -3),
    )


def bob(a: Figure, at: Frame, colour: str) -> None:
    """Straight hair to the jaw, with a fringe over the brow."""
    a.form(
        "-33 -12! -36 -34 -12 -52 18 -50 42 -34 48 0 46 36 30 46! 14 42! 6 20 6 -8! -8 -14", colour, at, shift=(-6, -3)
    )
    strands(a, at, "-20 -34 -8 -20|8 -40 20 -10 18 36|24 -36 34 -6 32 38", colour)


def long_back(a: Figure, at: Frame, colour: str, reach: float = 110) -> None:
    """Long hair behind the shoulders (back part)."""
    a.form(f"-6 -36 30 -40 52 -6 54 40 66 {reach}! 0 {reach}! 4 40", colour, at)


def long_front(a: Figure, at: Frame, colour: str, reach: float = 100) -> None:
    """Long hair over the crown, falling in front of the shoulder."""
    a.form(
        f"-31 -16! -34 -36 -8 -52 24 -48 44 -22 48 20 44 60 50 {reach}! 16 {reach}! 24 60 12 30 10 -4! -4 -14 -16 -20",
        colour,
        at,
        shift=(-6, -3),
    )
    strands(a, at, f"-16 -36 2 -30 16 -8|18 -20 30 20 26 {reach - 10}|30 -24 40 20 38 {reach - 20}", colour)


def bun(a: Figure, at: Frame, colour: str, x: float = 44, y: float = -30, r: float = 19) -> None:
    """Hair combed back into a knot."""
    a.form(disc(x, y, r), colour, at)
    a.line(f"{x - r * 0.5} {y + 4} {x} {y - r * 0.5} {x + r * 0.5} {y + 2}", 1.9, f"{colour}-", at)
    a.form(
        "-31 -16! -32 -36 -8 -50 22 -48 40 -30 42 -8 26 12! 22 0 18 -8! 8 -12! 4 0! -4 -14 -16 -20",
        colour,
        at,
        shift=(-5, -3),
    )
    strands(a, at, "-22 -26 0 -36 30 -30|-8 -18 10 -24 34 -20", colour)


def wig(a: Figure, at: Frame, colour: str) -> None:
    """A powdered wig: waves over the brow, curls down to the collar."""
    a.form(
        "-28 -24! -38 -38 -28 -58 -6 -68 14 -62 36 -66 52 -50 64 -36 66 -12 72 8 66 28 70 48 54 58 36 54 24 42! 28 24 14 6 12 -12 -4 -26",
        colour,
        at,
    )
    waves = "-20 -38 -8 -50 8 -44|14 -48 28 -50 34 -36|44 -34 54 -24 46 -12|26 -18 38 -10 30 2|46 4 56 14 46 24|32 22 42 32 34 42"
    a.lines(waves, 2.2, f"{colour}-", at)


def streaming(a: Figure, at: Frame, colour: str, second: str) -> None:
    """Hair that a strong wind blows back, in two colours."""
    a.form("-24 -26! -16 -46 10 -54 36 -38 46 -6 38 24! 30 10 12 -6 -6 -24", colour, at, rim=False)
    for points, width, paint in (
        ("10 -10 34 -2 64 -6 84 10 114 -10", 20, colour),
        ("-18 -28 12 -24 44 -28 76 -10 118 -38", 24, second),
        ("-20 -32 8 -44 42 -44 72 -32 112 -64", 24, colour),
        ("-20 -36 0 -58 36 -72 68 -60 98 -90", 20, second),
    ):
        lock(a, at, points, paint, width)


def afro(a: Figure, at: Frame, colour: str, r: float = 50) -> None:
    """A cloud of curls: back part and crown in one; draw it before the head and `hairline` after."""
    a.form(puff(14, -14, r, r * 0.94, 11, 0.06), colour, at)


def hairline(a: Figure, at: Frame, colour: str) -> None:
    """The front edge of curly hair over the brow and in front of the ear."""
    a.form(
        "-31 -14! -36 -24 -28 -28 -28 -38 -16 -38 -8 -46 8 -46 30 -40 38 -16 "
        "34 6 24 12! 22 0 18 -10! 10 -10 4 2! -2 -8 -8 -16 -18 -16 -22 -22",
        colour,
        at,
        rim=False,
    )


def braid(a: Figure, at: Frame, points: str, colour: str, tie: str = "coral", r: float = 10) -> None:
    """A plait along the points, with a band at its end."""
    along = nodes(points)
    for i, p in enumerate(along):
        q = along[min(i + 1, len(along) - 1)]
        turn = 14 if i % 2 else -14
        a.form(
            disc(0, 0, r - i * 0.4, r * 0.82),
            colour,
            at.inner(p.x, p.y, 1, turn + (q.x - p.x)),
            shift=(-3, -3),
            rim=False,
        )
    end = along[-1]
    a.form(disc(end.x, end.y + r * 0.9, r * 0.5), tie, at, rim=False, shift=(-1, -1))
    a.form(
        f"{end.x - 4} {end.y + r}! {end.x + 5} {end.y + r}! {end.x + 6} {end.y + r + 14}! {end.x - 7} {end.y + r + 12}!",
        colour,
        at,
        rim=False,
    )


def ponytail(a: Figure, at: Frame, colour: str) -> None:
    """A tail that swings out behind (back part)."""
    a.form("34 -30 56 -34 76 -14 80 20 70 50! 62 24 52 8 36 0", colour, at)


def mohawk(a: Figure, at: Frame, colour: str) -> None:
    """A crest of hair from brow to nape over shaved sides."""
    a.flat("-20 -34! 4 -40 30 -30 36 -6 28 10! 20 -6 4 -12! -8 -20", colour, at, 0.35)
    a.form(
        "-24 -34! -36 -58! -18 -56! -14 -76! 4 -64! 18 -80! 26 -62! 46 -70! 46 -50! 60 -48! 50 -26! 58 -8! 42 -2! 36 -20 22 -36 0 -44",
        colour,
        at,
    )


def locs(a: Figure, at: Frame, colour: str, *falls: str) -> None:
    """Rope-like locks, each along its points."""
    for points in falls:
        a.form(ribbon(points, 10, 7, 10), colour, at, shift=(-3, -2), rim=False)


def beard(a: Figure, at: Frame, colour: str, length: float = 0, smile: bool = True) -> None:
    """A full beard from the ear to the chin; length makes it reach further down."""
    end = 56 + length
    a.form(
        f"-34 20 -20 17 -6 25 6 8! 14 4! 20 28 6 {44 + length * 0.7} -18 {end + 8} -34 {end - 8} -40 36",
        colour,
        at,
        shift=(-7, -4),
        rim=False,
    )
    if smile:
        a.flat("-32 26! -22 28 -12 24! -20 34", "#f7e6cb", at)


def long_beard(a: Figure, at: Frame, colour: str) -> None:
    """An old beard that ends in wisps."""
    a.form(
        "-36 20 -20 17 -6 24 6 8! 14 4! 18 34 10 66 2 92! -6 80! -14 108! -22 84! -32 96! -34 66 -44 40",
        colour,
        at,
        shift=(-7, -4),
        rim=False,
    )
    strands(a, at, "-28 36 -24 60 -26 84|-14 34 -10 60 -14 92|0 34 0 60 -4 78", colour)


def goatee(a: Figure, at: Frame, colour: str) -> None:
    a.form("-34 31! -28 30 -20 34 -14 44! -24 54 -36 62! -38 44", colour, at, shift=(-3, -3), rim=False)


def chops(a: Figure, at: Frame, colour: str) -> None:
    """Side whiskers."""
    a.form("4 -10! 14 -8 20 8 20 28 4 44 -16 40 -20 26! -4 22 6 12!", colour, at, shift=(-5, -3), rim=False)


def moustache(a: Figure, at: Frame, colour: str, style: str = "handlebar") -> None:
    shapes = {
        "handlebar": "-30 17 -18 15 -4 22 12 14! 8 32 -10 38 -28 32 -42 38 -50 28! -38 26",
        "drooping": "-34 15 -22 14 -10 22 -6 46! -14 34 -24 27 -32 26 -38 30 -40 22",
        "waxed": "-34 16 -20 15 -6 20 10 10! 12 6! 8 20 -8 27 -26 25 -42 22 -52 12! -42 18",
    }
    a.form(shapes[style], colour, at, shift=(-4, -4), rim=False)


def stubble(a: Figure, at: Frame, colour: str = "black") -> None:
    """A blue-grey jaw."""
    a.flat("-30 30! -22 30 -14 24 0 22 12 12! 12 28 -4 41 -22 43 -29 38", colour, at, 0.25)


def curls(a: Figure, at: Frame, colour: str, *places: tuple[float, float, float]) -> None:
    """Separate round curls: a wig, a child's ringlets."""
    for x, y, r in places:
        a.form(disc(x, y, r, r * 0.9), colour, at, shift=(-4, -4), rim=False)
        a.line(
            curve(
                [Node(x - r * 0.4, y), Node(x, y - r * 0.45), Node(x + r * 0.4, y), Node(x, y + r * 0.3)], closed=False
            ),
            1.7,
            f"{colour}-",
            at,
        )
