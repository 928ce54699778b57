"""Properties of every game: cards and tokens, questions, copies, logs, wrong answers, the order of answers."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.game import Game, imagine, replay, validate
from galecrest.game.errors import BadAnswer, GameOver, OptionNotOffered, UnknownQuestion, WrongSeat
from galecrest.game.events import (
    DiscardedCharacter,
    DiscardedLoot,
    Doubloons,
    Event,
    GainedLoot,
    Kept,
    MovedReputation,
    Paid,
    ReturnedToHand,
    Scored,
    TookLoot,
    VoyageEnded,
    WentAboard,
)
from galecrest.game.game import CHOOSE
from galecrest.game.options import CODE, TEXT
from galecrest.game.terms import ANCHOR, LOOT, MIDSHIPMAN
from galecrest.game.view import imagine_again
from tests.playing import (
    BOARDS,
    LEVELS,
    SIZES,
    Chooser,
    everybody,
    finished,
    moments,
    pick,
    same_but_for_the_record,
    seen,
    shuffled,
    sit_down,
)

seeds = st.integers(0, 2**256 - 1)
keys = st.integers(0, 2**32)
boards = st.sampled_from(BOARDS)
tables = st.builds(Game.new, seats=st.sampled_from(SIZES), board=boards, seed=seeds)
games = st.builds(  # more solo games than games of any other size
    sit_down, seats=st.sampled_from((1, 1, *SIZES)), board=boards, seed=seeds, level=st.sampled_from(LEVELS)
)
choosers = st.builds(Chooser, key=keys, surgeon=st.booleans())

IN_THE_BOX = {"map": 10, "barrel": 8, "relic": 8, "saber": 6, "amulet": 6, "hook": 6, "chest": 4}
MOST_ANSWERS = 80  # for each seat of a game of fifteen days; random games stay below 60


def tokens(game: Game) -> Counter[str]:
    """All tokens, counted from public information."""
    table = game.view(None)
    piles = [table.bag, *table.days, *[player.loot for player in table.players]]
    return Counter(token for pile in piles for token in pile)


def cards(game: Game, seat: int) -> list[int]:
    """All cards of a player, in every place."""
    on_island = [who // 8 for who in game.island if who != MIDSHIPMAN and who % 8 == seat]
    return [*game.hands[seat], *game.ships[seat], *game.graveyards[seat], *on_island, *game.undealt]


def sampled(game: Game, key: object, one_in: int) -> bool:
    return pick(range(one_in), key, len(game.record)) == 0 or game.over


@given(games, choosers)
def test_every_token_and_every_card_is_somewhere_at_every_question(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        assert tokens(moment) == IN_THE_BOX
        for seat in range(moment.seats):
            assert sorted(cards(moment, seat)) == list(range(1, 41))
            assert set(moment.kept[seat]) <= set(moment.ships[seat])
        assert min(moment.doubloons) >= 0 or moment.phase == ANCHOR


@given(games, choosers)
def test_the_track_always_holds_the_six_colours(game: Game, chooser: Chooser) -> None:
    if game.seats == 2:
        assert sorted(game.track[2:4]) == [0, 1]
    for moment in moments(game, chooser):
        assert sorted(moment.track) == [0, 1, 2, 3, 4, 5]


@given(games, choosers)
def test_validate_agrees_at_every_question(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        validate(moment)


@given(games, choosers)
def test_every_game_ends(game: Game, chooser: Chooser) -> None:
    for answers, moment in enumerate(moments(game, chooser)):
        assert answers <= MOST_ANSWERS * moment.seats
    assert game.over
    assert game.questions == ()
    assert game.voyage == 3
    assert game.days == []
    assert sorted(game.standing) == list(range(game.seats))
    assert [game.scores[seat] for seat in game.standing] == sorted(game.scores, reverse=True)


@given(games, choosers)
def test_every_question_offers_a_choice(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        assert bool(moment.questions) != moment.over
        for question in moment.questions:
            assert len(question.options) == len(set(question.options)) >= 2
        assert len({question.id for question in moment.questions}) == len(moment.questions)
        assert len({question.seat for question in moment.questions}) == len(moment.questions)


@given(games, choosers)
def test_question_ids_only_rise(game: Game, chooser: Chooser) -> None:
    """So a late answer never answers another question."""
    last = -1
    for moment in moments(game, chooser):
        for question in moment.questions:
            assert question.id > last
        last = moment.questions[0].id if moment.questions else last


class Told:
    """Loot, ships, doubloons, scores and track, computed from events only."""

    def __init__(self, game: Game) -> None:
        self.stays = {LOOT[tile.kind] for tile in game.tiles[0].sides if tile.stays}
        self.loot: list[Counter[str]] = [Counter() for _ in range(game.seats)]
        self.ships: list[set[int]] = [set() for _ in range(game.seats)]
        self.kept: list[set[int]] = [set() for _ in range(game.seats)]
        self.doubloons = [0] * game.seats
        self.scores = game.scores[:]
        self.track = tuple(game.track)

    def hear(self, event: Event) -> None:
        match event:
            case GainedLoot():
                self.loot[event.seat][event.loot] += 1
            case TookLoot():
                self.loot[event.seat][event.loot] += 1
                self.loot[event.victim][event.loot] -= 1
            case DiscardedLoot() if event.seat is not None:
                self.loot[event.seat][event.loot] -= event.count
            case WentAboard():
                self.ships[event.seat].add(event.rank)
            case DiscardedCharacter() | ReturnedToHand() if event.origin == "ship" and event.rank is not None:
                self.ships[event.seat].discard(event.rank)
                self.kept[event.seat].discard(event.rank)
            case Kept():
                self.kept[event.seat].add(event.rank)
            case Doubloons():
                self.doubloons[event.seat] += event.change
                assert self.doubloons[event.seat] == event.now
            case Paid():
                self.doubloons[event.seat] -= event.amount
                self.doubloons[event.receiver] += event.amount
            case MovedReputation():
                self.track = event.track
            case Scored():
                self.doubloons[event.seat] = 0
                self.scores[event.seat] += event.doubloons
                assert self.scores[event.seat] == event.score
            case VoyageEnded():
                self.ships, self.kept = self.kept, [set() for _ in self.kept]
                for loot in self.loot:
                    for kind in set(loot) - self.stays:
                        del loot[kind]


@given(games, choosers)
def test_the_events_are_enough_to_know_all_public_facts(game: Game, chooser: Chooser) -> None:
    told = Told(game)
    for moment in moments(game, chooser):
        for event in seen(moment.events, None):
            told.hear(event)
        table = moment.view(None)
        assert told.track == table.track
        for seat, player in enumerate(table.players):
            assert told.loot[seat] == Counter(player.loot)
            assert told.ships[seat] == set(player.ship)
            assert told.doubloons[seat] == player.doubloons
            assert told.scores[seat] == player.score


@given(games, choosers, choosers)
def test_a_copy_and_its_original_do_not_touch(game: Game, chooser: Chooser, another: Chooser) -> None:
    for moment in moments(game, chooser):
        if sampled(moment, another.key, 20):
            copy, witness = moment.copy(), moment.copy()
            assert copy == moment == witness
            finished(copy, another)
            assert moment == witness
            finished(moment.copy(), another)
            assert moment == witness
            assert str(moment) == str(witness)
            assert moment.log == witness.log


@pytest.mark.slow
@given(games, choosers)
def test_the_log_replays_to_the_same_state(game: Game, chooser: Chooser) -> None:
    kept = [moment.copy() for moment in moments(game, chooser)]
    for answers, moment in enumerate(kept):
        if sampled(moment, chooser.key, 12):
            assert replay(moment.log) == moment
            assert replay(game.log, answers) == moment


@given(games, choosers)
def test_a_game_played_from_its_script_is_the_same_at_every_question(game: Game, chooser: Chooser) -> None:
    kept = [moment.copy() for moment in moments(game, chooser)]
    log = game.log
    again = Game.new(log.seats, log.board, log.seed, log.box, log.level, log.solo, log.outcomes[::-1])
    for moment, (question, option) in zip(kept, log.answers, strict=False):
        assert again == moment
        again.answer(question, TEXT[option])
    assert again == game
    assert again.script == []


@given(games, choosers)
def test_a_replayed_game_continues_in_the_same_way(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if sampled(moment, chooser.key, 30):
            assert finished(replay(moment.log), chooser) == finished(moment.copy(), chooser)


@given(games, choosers, st.text(max_size=12), st.integers())
def test_a_wrong_answer_changes_nothing(game: Game, chooser: Chooser, garbage: str, number: int) -> None:
    for moment in moments(game, chooser):
        if not sampled(moment, chooser.key, 6):
            continue
        before, events = moment.copy(), moment.events[:]
        if moment.over:
            with pytest.raises(GameOver):
                moment.answer(moment.asked, "hand:1")
            assert moment == before
            continue
        question = pick(moment.questions, number)
        known = {moment.asked + seat for seat in range(moment.seats)} if moment.kind == CHOOSE else {moment.asked}
        for unknown in {-1, min(known) - 1, max(known) + 1, number} - known:
            with pytest.raises(UnknownQuestion, match=str(unknown)):
                moment.answer(unknown, question.options[0])
        for foreign in {*range(-1, moment.seats + 1)} - {question.seat}:
            with pytest.raises(WrongSeat, match=str(foreign)):
                moment.answer(question.id, question.options[0], foreign)
        not_offered = pick([text for text in CODE if text not in question.options], number)
        for wrong in {not_offered, garbage, "", " " + question.options[0], str(question.choices[0])}:
            with pytest.raises(OptionNotOffered):
                moment.answer(question.id, wrong)
            with pytest.raises(BadAnswer):
                moment.answer(question.id, wrong, question.seat)
        assert moment == before
        assert moment.events == events
        assert moment.heard is None


@given(games, choosers)
def test_a_seat_with_nothing_to_choose_is_not_asked(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if moment.kind == CHOOSE:
            for seat in range(moment.seats):
                if len(moment.hands[seat]) < 2:
                    before = moment.copy()
                    with pytest.raises(UnknownQuestion):
                        moment.answer(moment.asked + seat, "hand:1")
                    assert moment == before


@given(games, choosers)
def test_play_and_answer_do_the_same(game: Game, chooser: Chooser) -> None:
    fast = game.copy()
    for moment in moments(game, chooser):
        assert fast == moment
        if not moment.over:
            question = moment.questions[0]
            assert moment.choices == question.choices
            fast.play(CODE[chooser.choose(moment, question)])


def play_day_in_another_order(game: Game, chooser: Chooser, key: int) -> None:
    """All seats choose the same cards in another order, and some change their choice first."""
    choices = {question: chooser.choose(game, question) for question in game.questions}
    order = shuffled(choices, key)
    for question in order[:-1]:
        game.answer(question.id, pick(question.options, key, question.id))  # to be changed, or not
    for question in [*shuffled(order[:-1], key, "again"), order[-1]]:
        game.answer(question.id, choices[question])


@given(tables, choosers, keys)
def test_the_order_of_secret_choices_and_changed_minds_leave_no_trace(game: Game, chooser: Chooser, key: int) -> None:
    other = game.copy()
    for moment in moments(game, chooser):
        if moment.kind == CHOOSE and len(moment.questions) == sum(len(hand) > 1 for hand in moment.hands):
            assert same_but_for_the_record(other, moment)
            assert [other.view(seat) for seat in everybody(other)] == [moment.view(seat) for seat in everybody(moment)]
            play_day_in_another_order(other, chooser, key)
        elif moment.kind != CHOOSE and not moment.over:
            assert same_but_for_the_record(other, moment)
            question = moment.questions[0]
            other.answer(question.id, chooser.choose(moment, question))
    assert other.over
    assert same_but_for_the_record(other, game)
    assert replay(other.log) == other


def test_a_finished_game_does_not_remember_who_chose_last() -> None:
    """In this game the choice of the last day's cards is the last question."""
    game, chooser = Game.new(2, "calm", 11), Chooser(0)
    for moment in moments(game, chooser):
        if moment.kind == CHOOSE and len(moment.questions) == 2:
            other = moment.copy()
            first, second = other.questions
            other.answer(second.id, chooser.choose(other, second))
            other.answer(first.id, chooser.choose(other, first))
    assert other.over
    assert game.over
    assert (other.seat, other.choices) == (game.seat, game.choices)
    assert other.view(None) == game.view(None)


@pytest.mark.slow
@given(games, choosers, seeds)
def test_an_imagined_game_gives_the_same_view(game: Game, chooser: Chooser, seed: int) -> None:
    """An imagined game is valid, gives the same view (except chosen cards) and can be played to its end."""
    for moment in moments(game, chooser):
        if sampled(moment, chooser.key, 8):
            for seat in everybody(moment):
                seen = moment.view(seat)
                imagined = imagine(seen, seed)
                validate(imagined)
                assert imagine_again(imagine(seen, seed ^ 1), seen, seed) == imagined
                if moment.kind != CHOOSE:
                    assert imagined.view(seat) == seen
            assert finished(imagined, chooser).over
