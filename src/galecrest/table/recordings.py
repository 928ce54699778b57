"""What every viewer was told with a step, and what they saw after it, as bytes.

Programs with other rules cannot replay a game, so a step keeps what it led to. Neighbouring steps are much alike: each is compressed with
the scene at the start of its day as the dictionary, which leaves about 270 bytes of 3,000.
"""

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

LEVEL: Final = 3  # the usual 6 takes 40 % longer and saves a tenth
# 16 kB, which span a scene and its dictionary; a larger window would mostly cost time to set up.
WINDOW: Final = 14
MEMORY: Final = 6


@dataclass(frozen=True)
class Shown:
    """One viewer's share of a step: the events, and the view after them, as on the wire."""

    events: list[Any]
    view: dict[str, Any]


Scene = dict[int | None, Shown]  # by seat; None is a watcher


class Stored(msgspec.Struct, array_like=True):
    """The watcher's share is stored whole; of a seat's share, only what differs from it."""

    events: list[list[Any] | None]
    views: list[dict[str, Any]]


def scene_to_json(scene: Scene) -> bytes:
    watcher = scene[None]
    seats = [scene[seat] for seat in range(len(scene) - 1)]
    events = [watcher.events, *[None if seat.events == watcher.events else seat.events for seat in seats]]
    private = [
        {
            key: value
            for key, value in seat.view.items()
            if value is not (public := watcher.view.get(key, msgspec.UNSET)) and value != public
        }
        for seat in seats
    ]
    return msgspec.json.encode(Stored(events, [watcher.view, *private]))


def scene_from_json(text: bytes) -> Scene:
    stored = msgspec.json.decode(text, type=Stored)
    watcher = Shown(stored.events[0] or [], stored.views[0])
    scene: Scene = {None: watcher}
    for seat, (events, private) in enumerate(zip(stored.events[1:], stored.views[1:], strict=True)):
        scene[seat] = Shown(watcher.events if events is None else events, watcher.view | private)
    return scene


def pack(text: bytes, dictionary: bytes = b"") -> bytes:
    new = partial(zlib.compressobj, LEVEL, wbits=WINDOW, memLevel=MEMORY)
    packer = new(zdict=dictionary) if dictionary else new()
    return packer.compress(text) + packer.flush()


def unpack(recording: bytes, dictionary: bytes = b"") -> bytes:
    return zlib.decompressobj(zdict=dictionary).decompress(recording)


def stands_alone(recording: bytes) -> bool:
    """Whether a recording needs no dictionary. Such a recording is the dictionary of those that follow."""
    return not recording[1] & 0x20  # FDICT, RFC 1950


def scenes(recordings: Iterable[bytes | None]) -> Iterator[Scene | None]:
    """Yields the scene of each of these steps, which follow each other; None where nothing was recorded. The first recording must
    stand alone."""
    dictionary = b""
    for recording in recordings:
        if recording is None:
            yield None
            continue
        text = unpack(recording, dictionary)
        if stands_alone(recording):
            dictionary = text
        yield scene_from_json(text)
