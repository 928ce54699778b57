"""The order in which bots get to think: cheap first, equal shares, and everybody's turn comes."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from galecrest.server.fair_queue import IN_A_ROW, QUICK, FairQueue, Shares, is_slow

SLOW = 10 * QUICK


def drain(queue: FairQueue[str], slow: bool = True) -> list[str]:
    order = []
    while (popped := queue.pop(slow)) is not None:
        order.append(popped[0])
    return order


def test_quick_first_then_slow() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("captain", ("ada", "a"), SLOW)
    queue.push("deckhand", ("bob", "b"), 0.001)
    assert drain(queue) == ["deckhand", "captain"]


def test_one_worker_is_kept_for_quick_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("captain", ("ada", "a"), SLOW)
    assert queue.pop(slow=False) is None
    queue.push("deckhand", ("bob", "b"), 0)
    assert queue.pop(slow=False) == ("deckhand", False)
    assert queue.pop() == ("captain", True)


def test_a_guest_with_many_tables_does_not_hold_up_another_one() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(20):
        queue.push(f"ada {table}", ("ada", str(table)), SLOW)
    queue.pop()
    queue.push("bob", ("bob", "b"), SLOW)
    assert drain(queue).index("bob") <= 1


def test_a_table_with_many_questions_does_not_hold_up_its_guests_other_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(10):
        queue.push(f"a{number}", ("ada", "a"), SLOW)
    queue.push("b0", ("ada", "b"), SLOW)
    order = drain(queue)
    assert order.index("b0") <= 1
    assert [each for each in order if each.startswith("a")] == [f"a{number}" for number in range(10)]


def test_who_comes_back_at_once_takes_turns_with_those_who_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(6):
        queue.push("ada", ("ada", str(table)), SLOW)
    queue.push("bob", ("bob", "b"), SLOW)
    served: Counter[str] = Counter()
    for _ in range(10):
        popped = queue.pop()
        assert popped is not None
        served[popped[0]] += 1
        if popped[0] == "bob":
            queue.push("bob", ("bob", "b"), SLOW)
    assert served == {"ada": 5, "bob": 5}


def test_quick_ones_do_not_starve_slow_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("captain", ("ada", "a"), SLOW)
    order = []
    for _ in range(IN_A_ROW + 1):
        queue.push("deckhand", ("bob", "b"), 0)
        popped = queue.pop()
        assert popped is not None
        order.append(popped[0])
    assert order[-1] == "captain"


def test_a_cheap_bots_guest_gets_more_turns() -> None:
    shares: Shares[str] = Shares()
    for number in range(40):
        shares.push(f"ada {number}", ["ada"], 4)
        shares.push(f"bob {number}", ["bob"], 1)
    served = Counter(shares.pop()[0].split()[0] for _ in range(25))
    assert served == {"ada": 5, "bob": 20}


names = st.sampled_from("abc")
costs = st.sampled_from([0.0, 0.001, SLOW, 2 * SLOW])
pushes = st.lists(st.tuples(names, names, costs), max_size=40)


@given(pushes)
def test_everything_comes_out_once_and_in_order_at_each_table(wanted: list[tuple[str, str, float]]) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, (guest, table, seconds) in enumerate(wanted):
        queue.push(number, (guest, table), seconds)
    order = []
    while (popped := queue.pop()) is not None:
        order.append(popped[0])
        assert popped[1] == is_slow(wanted[popped[0]][2])
    assert sorted(order) == list(range(len(wanted)))
    lanes: dict[tuple[object, ...], list[int]] = {}
    for number in order:
        guest, table, seconds = wanted[number]
        lanes.setdefault((guest, table, is_slow(seconds)), []).append(number)
    assert all(lane == sorted(lane) for lane in lanes.values())
    assert not queue.quick.parts
    assert not queue.slow.parts


@given(st.lists(names, min_size=1, max_size=60))
def test_shares_stay_equal_while_all_wait(others: list[str]) -> None:
    """With equal costs, no guest who waits all the time is more than one turn behind another."""
    shares: Shares[str] = Shares()
    for number in range(60):
        shares.push("x", ["x", str(number)], 1)
    for name in others:
        shares.push(name, [name, "t"], 1)
    served: Counter[str] = Counter()
    waiting = Counter({"x": 60}) + Counter(others)
    for _ in range(60 + len(others)):
        name, _ = shares.pop()
        served[name] += 1
        waiting[name] -= 1
        still = [each for each, left in waiting.items() if left > 0]
        if still:
            turns = [served[each] for each in still]
            assert max(turns) - min(turns) <= 1
