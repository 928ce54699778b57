"""Further properties of solo games: the solo deck, the open questions, JSON, and hidden information."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from galecrest.codec import (
    event_from_json,
    event_to_json,
    game_from_json,
    game_to_json,
    log_from_json,
    log_to_json,
    view_from_json,
    view_to_json,
)
from galecrest.game import Game, imagine, replay, validate
from galecrest.game.automa import deck
from galecrest.game.errors import BadAnswer
from galecrest.game.events import AutomaChose, DeckShown, Event, GainedLoot, PilfererCame, VoyageBegan
from galecrest.game.game import CHOOSE
from galecrest.game.solo import PRINTED_SOLO
from tests.playing import (
    BOARDS,
    LEVELS,
    Chooser,
    everybody,
    finished,
    moments,
    pick,
    play_on,
    same_but_for_the_record,
    seen,
)

DECK = [rank for rank in range(1, 41) if rank != 37]
IN_THE_BOX = 48
PUBLIC = (0, None)  # you and a spectator

seeds = st.integers(0, 2**256 - 1)
keys = st.integers(0, 2**32)
games = st.builds(Game.new, seats=st.just(1), board=st.sampled_from(BOARDS), seed=seeds, level=st.sampled_from(LEVELS))
choosers = st.builds(Chooser, key=keys, surgeon=st.booleans())


def dealt(game: Game, seat: int) -> list[int]:
    """The cards that the seat got from the deck, in every place."""
    on_island = [who // 8 for who in game.island if who % 8 == seat]
    return sorted([*game.hands[seat], *game.ships[seat], *game.graveyards[seat], *on_island])


def sampled(game: Game, key: object, one_in: int) -> bool:
    return pick(range(one_in), key, len(game.record)) == 0 or game.over


def pointers(rank: int) -> tuple[str, ...]:
    return PRINTED_SOLO.cards[rank].pointers


# The solo deck


@given(games, choosers)
def test_every_card_of_the_solo_deck_was_dealt_or_pilfered_or_is_still_in_it(game: Game, chooser: Chooser) -> None:
    """From the events alone: each voyage deals six cards, and the Pilferer's cards stay out until the next voyage."""
    deck, pilfered, given_out = set(DECK), set[int](), set[int]()
    for moment in moments(game, chooser):
        for event in moment.events:
            if isinstance(event, VoyageBegan):
                deck |= pilfered
                pilfered.clear()
                assert len(event.dealt) == 6
                assert deck.issuperset(event.dealt)
                deck -= {*event.dealt}
                given_out |= {*event.dealt}
            elif isinstance(event, PilfererCame):
                assert event.rank in deck
                deck.remove(event.rank)
                pilfered.add(event.rank)
        assert sorted(moment.pilfered) == sorted(pilfered)
        assert set(moment.undealt) == deck | pilfered | {37}
        assert moment.top == 0 or moment.top in deck
        for seat in (0, 1):
            assert dealt(moment, seat) == sorted(given_out)


@given(games, choosers)
def test_the_pilferer_is_on_the_island_with_his_last_card_or_not_at_all(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        his = [who // 8 for who in moment.island if who % 8 == 6]
        assert his in ([], [*moment.pilfered[-1:]])
        assert all(who % 8 in (0, 1, 6) for who in moment.island)


@given(games, choosers)
def test_tokens_lie_three_a_day_in_the_morning_or_two_after_her_watchman(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        table = moment.view(None)
        piles = [table.bag, *table.days, *[player.loot for player in table.players]]
        assert sum(len(pile) for pile in piles) == IN_THE_BOX
        if moment.kind == CHOOSE:
            assert len(table.days[0]) in (2, 3)
            assert all(len(day) == 3 for day in table.days[1:])


# Questions are for you only


@given(games, choosers)
def test_only_you_are_asked_and_automa_answers_at_once(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        assert [question.seat for question in moment.questions] == ([] if moment.over else [0])
        assert moment.view(1).questions == moment.view(None).questions == ()


@given(games, choosers)
def test_an_answer_in_automas_name_changes_nothing(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if not moment.over and sampled(moment, chooser.key, 5):
            before = moment.copy()
            (question,) = moment.questions
            for number, option, seat in (
                (question.id + 1, question.options[0], None),
                (question.id, question.options[0], 1),
                *[(question.id + 1, f"hand:{rank}", 1) for rank in moment.hands[1]],
            ):
                try:
                    moment.answer(number, option, seat)
                except BadAnswer:
                    assert moment == before
                else:
                    raise AssertionError(f"{number} {option} {seat} was taken")


# JSON


@given(games, choosers)
@settings(max_examples=20)
def test_game_views_log_and_events_read_back_at_every_question(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        assert game_from_json(game_to_json(moment)) == moment
        for seat in everybody(moment):
            assert view_from_json(view_to_json(moment.view(seat))) == moment.view(seat)
        for event in moment.events:
            assert event_from_json(event_to_json(event)) == event
        if sampled(moment, chooser.key, 8):
            log, _ = log_from_json(log_to_json(moment))
            assert log == moment.log
            assert replay(log) == moment


@given(games, choosers)
@settings(max_examples=20)
def test_a_game_read_from_json_continues_in_the_same_way(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if sampled(moment, chooser.key, 20):
            again = finished(game_from_json(game_to_json(moment)), chooser)
            assert again == finished(moment.copy(), chooser)


# Hidden information


def top_comes_up(event: Event) -> bool:
    """The top card is drawn, or goes back into the deck."""
    return isinstance(event, PilfererCame | VoyageBegan)


def twins(game: Game) -> Iterator[Game]:
    """The same game with another top card that has the same back."""
    for rank in game.view(0).undealt:
        if rank not in (game.top, 37, *game.pilfered) and pointers(rank) == pointers(game.top):
            other = game.copy()
            other.top = rank
            yield other


@given(games, choosers)
@settings(max_examples=30)
def test_nobody_knows_the_top_card_but_for_its_pointers(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if not moment.over and moment.top and sampled(moment, chooser.key, 8):
            for other in twins(moment):
                play_on(moment.copy(), other, chooser, PUBLIC, top_comes_up)


@given(games, choosers)
@settings(max_examples=30)
def test_the_difference_shows_when_the_top_card_is_drawn(game: Game, chooser: Chooser) -> None:
    """The counter-check of the comparison above. At the end of a voyage the top card returns unseen, and the difference is gone."""
    for moment in moments(game, chooser):
        if moment.kind == CHOOSE and moment.top:
            one = moment.copy()
            option = chooser.choose(one, one.questions[0])
            for other in twins(moment):
                events = [seen(each.answer(each.asked, option), 0) for each in (one.copy(), other)]
                came = [next(event.rank for event in told if isinstance(event, PilfererCame)) for told in events]
                assert came[0] == moment.top != came[1]


@given(games, choosers)
@settings(max_examples=30)
def test_after_the_voyage_nothing_is_left_of_the_top_card(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if len(moment.days) == 1 and moment.top and moment.voyage < 3 and moment.kind != CHOOSE:
            voyage = moment.voyage
            for other in list(twins(moment))[:1]:
                one = moment.copy()
                while one.voyage == voyage and not any(isinstance(event, AutomaChose) for event in one.events):
                    (question,) = one.questions
                    option = chooser.choose(one, question)
                    one.answer(question.id, option)
                    other.answer(question.id, option)
                if one.voyage > voyage and not any(isinstance(event, AutomaChose) for event in one.events):
                    assert same_but_for_the_record(one, other)


def is_draw(event: Event) -> bool:
    """True if the event follows a random draw: a deal, the Stowaway, or a new top card of the solo deck."""
    return isinstance(event, VoyageBegan | PilfererCame | DeckShown) or (
        isinstance(event, GainedLoot) and event.origin == "bag"
    )


@given(games, choosers, keys, st.integers(1, 2**256 - 1))
def test_views_do_not_reveal_the_future(game: Game, chooser: Chooser, key: int, difference: int) -> None:
    found = [moment.copy() for moment in moments(game, chooser) if len(moment.days) > 1 or moment.voyage < 3]
    one = pick(found, key)
    other = one.copy()
    other.reseed(one.seed ^ difference)
    assert play_on(one, other, chooser, everybody(one), is_draw)
    assert finished(one, chooser).log.outcomes != finished(other, chooser).log.outcomes


# Imagined games


@given(games, choosers, seeds)
@settings(max_examples=40)
def test_an_imagined_game_is_valid_and_its_top_card_has_the_shown_pointers(
    game: Game, chooser: Chooser, seed: int
) -> None:
    for moment in moments(game, chooser):
        if sampled(moment, chooser.key, 3):
            for seat in PUBLIC:
                shown = moment.view(seat)
                imagined = imagine(shown, seed)
                validate(imagined)
                assert imagined.view(seat) == shown
                assert imagined.hands[1] == moment.hands[1]
                if moment.top:
                    assert imagined.top in set(moment.undealt) - {37, *moment.pilfered}
                    assert pointers(imagined.top) == shown.top
                else:
                    assert imagined.top == 0


@given(games, choosers)
@settings(max_examples=10)
def test_every_card_that_points_as_was_shown_may_be_on_top(game: Game, chooser: Chooser) -> None:
    for moment in moments(game, chooser):
        if moment.top and sampled(moment, chooser.key, 20):
            fitting = {moment.top, *[other.top for other in twins(moment)]}
            assert {imagine(moment.view(0), seed).top for seed in range(400)} == fitting


@given(keys, choosers)
@settings(max_examples=10)
def test_in_a_closed_deck_every_card_that_points_where_automa_looked_may_be_on_top(key: int, chooser: Chooser) -> None:
    """As in games of the first version of the rules."""
    game = Game.new(1, "calm", key, level="pirate", rules=1)
    for moment in moments(game, chooser):
        if moment.row and moment.top and sampled(moment, chooser.key, 20):
            looked = [rank for rank in deck(moment) if pointers(rank)[moment.row - 1] == moment.pointer]
            assert {imagine(moment.view(0), seed).top for seed in range(400)} == set(looked)
