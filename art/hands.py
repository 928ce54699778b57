"""Arms and nine hands. A hand's frame is its wrist; the fingers point up. `arm` turns the hand along the forearm."""

from __future__ import annotations

import math

from art.figure import Figure
from art.geometry import Frame, Point, bend, ribbon


def arm(
    a: Figure,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    colour: str,
    width: tuple[float, float] = (46, 28),
    cuff: str | None = None,
    rim: bool = False,
) -> Frame:
    """A sleeve with a bent elbow; returns the frame of its wrist for a hand."""
    along = bend(shoulder, elbow, wrist)
    a.form(ribbon(along, *width), colour, shift=(-5, -4), rim=rim)
    p, q = along[-2], along[-1]
    m = math.dist(p[:2], q[:2]) or 1
    ux, uy = (q.x - p.x) / m, (q.y - p.y) / m
    if cuff:
        w = width[1]
        ends = f"{q.x - ux * 6} {q.y - uy * 6} {q.x} {q.y} {q.x + ux * 6} {q.y + uy * 6}"
        a.form(ribbon(ends, w + 7, w + 9), cuff, shift=(-3, -2), rim=False)
    return Frame(q.x + ux * 4, q.y + uy * 4, 1.1, math.degrees(math.atan2(uy, ux)) + 90)


def fist(a: Figure, at: Frame, skin: str) -> None:
    """A closed hand, thumb across the fingers."""
    a.form("-9 3! -12 -8 -14 -18 -8 -26 3 -27 12 -22 13 -10 9 3!", skin, at, shift=(-3, -2))
    a.lines("-6 -25 -8 -19 -6 -14|0 -26 -1 -20 0 -14|6 -25 6 -19 6 -13", 1.6, f"{skin}-", at)
    a.form("12 -8 4 -17 -8 -18 -11 -12 -2 -9 7 -1", skin, at, shift=(-2, -2), outline=False, line=1.6)


def grip(a: Figure, at: Frame, skin: str) -> None:
    """A closed hand from its back: a row of knuckles, the thumb round the near side."""
    a.form("-9 3! -14 -8 -16 -20 -12 -26 -8 -23! -5 -28 0 -24! 4 -28 8 -23! 13 -25 16 -16 13 -6 9 3!", skin, at)
    a.lines("-8 -23 -9 -18 -7 -14|0 -24 0 -19 1 -15|8 -23 8 -19 8 -15", 1.6, f"{skin}-", at)
    a.form("-6 0 -15 -4 -18 -13 -15 -18 -10 -13 -3 -8", skin, at, shift=(-2, -2), line=1.8)


def clasp(a: Figure, at: Frame, skin: str) -> None:
    """A hand round a pole, seen from the fingertips: the thumb lies up along the pole."""
    a.form("-2 -24 -5 -36 -1 -42 5 -38 12 -18", skin, at, shift=(-3, -2))
    a.form("-9 3! -13 -5 -14 -24 -9 -29 6 -28 13 -22 13 -8 9 3!", skin, at, shift=(-3, -2))
    for y in (-23, -15, -7):
        a.form(
            f"-17 {y} -14 {y - 5} 2 {y - 5} 7 {y} 3 {y + 4} -14 {y + 4}",
            skin,
            at,
            shift=(-2, -2),
            outline=False,
            line=1.6,
        )


def knuckles(a: Figure, at: Frame, skin: str) -> None:
    """A fist from the front: four fingers over the thumb. The frame is its middle."""
    a.form("-22 6 -23 -10 -17 -20 -11 -18! -8 -23 -1 -19! 4 -23 10 -18! 17 -20 22 -9 21 8 14 19 -2 22 -16 18", skin, at)
    a.lines("-11 -17 -12 -6 -11 3|-1 -18 -1 -7 0 3|10 -17 11 -7 10 3", 2, f"{skin}-", at)
    a.lines("-20 -8 -16 -10 -13 -9|-9 -10 -5 -11 -3 -10|2 -11 6 -11 9 -10|13 -9 17 -9 20 -7", 1.6, f"{skin}-", at)
    a.form(ribbon("-21 8 -8 7 8 10", 12, 9, 12), skin, at, shift=(-2, -2), outline=False, line=1.8)


def palm(a: Figure, at: Frame, skin: str) -> None:
    """An open hand, cupped upwards."""
    a.form(
        "-24 -42 -18 -44 -12 -33 -2 -30 4 -42 10 -44 11 -32 14 -22 8 -10 10 3! -10 3! -8 -10 -16 -24",
        skin,
        at,
        shift=(-4, -2),
    )
    a.line("-16 -28 -9 -23 -1 -24", 1.8, f"{skin}-", at)


def spread(a: Figure, at: Frame, skin: str) -> None:
    """A flat hand that says stop, or farewell."""
    a.form(
        "-9 3! -12 -12 -23 -22 -25 -28 -19 -29 -12 -24! -14 -40 -10 -45 -6 "
        "-40 -4 -27! -3 -46 1 -50 5 -46 4 -27! 9 -44 13 -46 15 -41 11 -25! "
        "17 -36 21 -36 20 -29 14 -12 9 3!",
        skin,
        at,
        shift=(-3, -2),
    )
    a.lines("-7 -18 0 -15 8 -18|-7 -10 -2 -8", 1.6, f"{skin}-", at)


def pinch(a: Figure, at: Frame, skin: str) -> None:
    """Thumb and index finger meet at (-17, -30): a coin, a chain, a card."""
    a.form("-9 3! -10 -12 -4 -25 6 -28 13 -16 9 3!", skin, at, shift=(-3, -2))
    a.lines("8 -22 4 -17 5 -11|3 -26 -1 -20 0 -14", 1.6, f"{skin}-", at)
    a.form(ribbon("4 -26 -6 -34 -18 -31", 9, 7), skin, at, shift=(-2, -2))
    a.form(ribbon("-7 -6 -13 -17 -18 -28", 10, 7), skin, at, shift=(-2, -2))


def over(a: Figure, at: Frame, skin: str) -> None:
    """Four fingers over an edge, seen from the front; the edge runs through the frame's origin."""
    for x in (-13, -4.5, 4, 12.5):
        a.form(ribbon(f"{x} -9 {x - 0.5} 0 {x} 9", 9, 8, 10), skin, at, shift=(-2, -2), line=1.8)


def hold(a: Figure, at: Frame, skin: str) -> None:
    """A hand round a handle that stands across it: four finger backs and a thumb behind."""
    a.form("-8 3! -12 -10 -14 -20 -11 -28 2 -29 11 -25 12 -10 9 3!", skin, at, shift=(-3, -2))
    a.lines("-13 -20 -4 -21 3 -20|-13 -13 -4 -14 3 -13|-12 -26 -4 -27 2 -25", 1.6, f"{skin}-", at)
