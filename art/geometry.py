"""Points, curves and frames. A path is a sequence of absolute commands; only `markup` turns it into text.

Points are written as text, because a formatter leaves text alone: "114 66! 140 60" is a corner, then a smooth point.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]
Path = tuple[Segment, ...]


class Node(NamedTuple):
    x: float
    y: float
    corner: bool = False


class Frame(NamedTuple):
    """A place to draw a part in: the part is mirrored, scaled, turned (degrees, clockwise), then moved to x, y."""

    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    mirror: bool = False

    def point(self, x: float, y: float) -> Point:
        """A point of the part as a point of the canvas."""
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        px, py = (-x if self.mirror else x) * self.scale, y * self.scale
        return px * c - py * s + self.x, px * s + py * c + self.y

    def inner(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Frame:
        """A frame at a point of this one: an earring in an ear, a badge on a hat."""
        at = self.point(x, y)
        return Frame(*at, self.scale * scale, self.turn + (-turn if self.mirror else turn), self.mirror)


ORIGIN = Frame()
WIDTH, HEIGHT = 240, 190
MIRRORED = Frame(WIDTH, 0, mirror=True)


def nodes(text: str) -> list[Node]:
    """The points in a text of pairs; an exclamation mark after a pair makes a corner."""
    words = text.split()
    return [Node(float(x), float(y.rstrip("!")), y.endswith("!")) for x, y in zip(words[::2], words[1::2], strict=True)]


def placed(path: Path, frame: Frame) -> Path:
    return tuple((command, tuple(frame.point(x, y) for x, y in points)) for command, points in path)


def joined(*paths: Path) -> Path:
    return tuple(segment for path in paths for segment in path)


def curve(points: str | Sequence[Node], closed: bool = True) -> Path:
    """A smooth curve through all points; corners stay sharp."""
    through = nodes(points) if isinstance(points, str) else points
    n = len(through)

    def handle(i: int, towards: Node, sign: int, length: float) -> Point:
        p = through[i]
        if p.corner or (not closed and i in (0, n - 1)):
            return p.x + (towards.x - p.x) * 0.3, p.y + (towards.y - p.y) * 0.3
        before, after = through[i - 1], through[(i + 1) % n]
        dx, dy = after.x - before.x, after.y - before.y
        reach = sign * length * 0.36 / (math.hypot(dx, dy) or 1)
        return p.x + dx * reach, p.y + dy * reach

    path: list[Segment] = [("M", ((through[0].x, through[0].y),))]
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        p, q = through[i], through[j]
        length = math.dist(p[:2], q[:2])
        path.append(("C", (handle(i, q, 1, length), handle(j, p, -1, length), (q.x, q.y))))
    return (*path, ("Z", ())) if closed else tuple(path)


def poly(text: str, closed: bool = True) -> Path:
    """Straight lines between the points."""
    first, *rest = [(p.x, p.y) for p in nodes(text)]
    lines: list[Segment] = [("M", (first,)), *(("L", (p,)) for p in rest)]
    return (*lines, ("Z", ())) if closed else tuple(lines)


def disc(x: float, y: float, r: float, ry: float | None = None) -> Path:
    h = r if ry is None else ry
    a, b = r * 0.552, h * 0.552
    return (
        ("M", ((x - r, y),)),
        ("C", ((x - r, y - b), (x - a, y - h), (x, y - h))),
        ("C", ((x + a, y - h), (x + r, y - b), (x + r, y))),
        ("C", ((x + r, y + b), (x + a, y + h), (x, y + h))),
        ("C", ((x - a, y + h), (x - r, y + b), (x - r, y))),
        ("Z", ()),
    )


def star(x: float, y: float, r: float, points: int = 4, waist: float = 0.34) -> Path:
    """A star with that many points; the waist is the inner radius as a share of the outer one."""
    corners = []
    for i in range(points * 2):
        q = r if i % 2 == 0 else r * waist
        turn = i * math.pi / points - math.pi / 2
        corners.append((x + q * math.cos(turn), y + q * math.sin(turn)))
    return (("M", (corners[0],)), *(("L", (p,)) for p in corners[1:]), ("Z", ()))


def puff(x: float, y: float, rx: float, ry: float, bumps: int = 9, depth: float = 0.16) -> Path:
    """A bumpy ellipse: a cloud, an afro, a wig, foam."""
    around: list[Node] = []
    for i in range(bumps * 2):
        q = 1 + depth if i % 2 else 1 - depth
        turn = i * math.pi / bumps + 0.4
        around.append(Node(x + rx * q * math.cos(turn), y + ry * q * math.sin(turn), i % 2 == 0))
    return curve(around)


def ribbon(text: str | Sequence[Node], start: float, end: float = 0, middle: float | None = None) -> Path:
    """A band along the points with its width at the start, at the end and, if given, half way."""
    along = nodes(text) if isinstance(text, str) else text
    n = len(along)
    left: list[Node] = []
    right: list[Node] = []
    for i, p in enumerate(along):
        a, b = along[max(i - 1, 0)], along[min(i + 1, n - 1)]
        m = math.hypot(b.x - a.x, b.y - a.y) or 1
        u = i / (n - 1)
        if middle is None:
            w = start + (end - start) * u
        else:
            w = start * (1 - u) ** 2 + 2 * (middle * 2 - (start + end) / 2) * u * (1 - u) + end * u * u
        nx, ny = (b.y - a.y) / m * w / 2, (b.x - a.x) / m * w / 2
        tip = i in (0, n - 1)
        left.append(Node(p.x - nx, p.y + ny, tip))
        right.append(Node(p.x + nx, p.y - ny, tip))
    return curve(left + right[::-1])


def bend(a: Point, b: Point, c: Point, steps: int = 6) -> list[Node]:
    """Points on an arc from a to c that bends towards b: an arm with an elbow."""
    along = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        x, y = (u * u * p + 2 * u * t * q + t * t * r for p, q, r in zip(a, b, c, strict=True))
        along.append(Node(x, y))
    return along


def spiral(x: float, y: float, r: float, turns: float = 1.4, tail: str = "", start: float = 0, way: int = 1) -> Path:
    """A breath of wind: a tail that ends in a curl round x, y."""
    n = int(turns * 8)
    curl = []
    for i in range(n + 1):
        q, turn = r * (1 - 0.75 * i / n), start + way * i * math.pi / 4
        curl.append(Node(x + q * math.cos(turn), y + q * math.sin(turn)))
    return ribbon(nodes(tail) + curl, 2, 2, 7)


def number(value: float) -> str:
    """A number with at most one decimal, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    if text.startswith(("0.", "-0.")):
        return text.replace("0.", ".", 1)
    return "0" if text == "-0" else text


def markup(path: Path) -> str:
    """The path for a `d` attribute, with relative commands: a third less to send."""
    out: list[str] = []
    x = y = sx = sy = 0.0
    for command, points in path:
        if command == "Z":
            out.append("z")
            x, y = sx, sy
            continue
        step = [(round(px - x, 1), round(py - y, 1)) for px, py in points]
        text = ""
        for value in (number(v) for pair in step for v in pair):
            text += value if not text or value.startswith("-") else f" {value}"
        out.append(("m" if out else "M") + text if command == "M" else command.lower() + text)
        x, y = round(x + step[-1][0], 1), round(y + step[-1][1], 1)
        if command == "M":
            sx, sy = x, y
    return "".join(out)
