"""Friends at one table: who is absent, who is called, who is asked, and how a table is opened."""

import tomllib
from functools import partial

import pytest
from playwright.sync_api import expect

from galecrest.bots import STRENGTHS
from galecrest.game.errors import BadRules
from galecrest.game.tiles import box_from_toml
from galecrest.words import Words
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, state, wait
from tests.web.tables import call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow


def button(guest: Visitor, name: str) -> None:
    guest.page.get_by_role("button", name=name).first.click()


def two_meet(visit: Visit, **setup: object) -> tuple[Visitor, Visitor]:
    """Bo has sat down at Ada's table, with a bot on every other seat."""
    ada, bo = visit(), visit()
    for guest, name in ((ada, "Ada"), (bo, "Bo")):
        come_in(guest)
        call(guest, "PUT", "/api/me", {"name": name})
    players = int(setup.pop("players", 2))  # type: ignore[call-overload]
    body = {"setup": {"players": players, **setup}, "bots": ["deckhand"] * (players - 2)}
    table = call(ada, "POST", "/api/tables", body)["id"]
    for guest in (ada, bo):
        guest.open(f"/table/{table}")
    button(bo, "Sit here")
    return ada, bo


def two_at_a_table(visit: Visit, **setup: object) -> tuple[Visitor, Visitor]:
    """Ada and Bo play, with a bot on every other seat."""
    ada, bo = two_meet(visit, **setup)
    button(ada, "Set sail")
    for guest in (ada, bo):
        wait(guest.page, "a card")
    return ada, bo


# 1. Absent friends


def test_a_bot_plays_for_an_absent_friend_who_comes_back(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit, grace=5)
    address = bo.page.url
    bo.open("/how")
    button(ada, "Let a bot play for Bo")
    ada.page.get_by_text("a bot sits in").wait_for()
    bo.page.goto(address)
    button(bo, "Take my seat back")
    ada.page.get_by_text("a bot sits in").wait_for(state="detached")
    assert ada.page.get_by_role("button", name="Let a bot play").count() == 0
    ada.open("/how")
    button(bo, "Let a bot play for Ada")  # everybody may, not the host alone
    play(bo.page, steps=2)


def test_the_host_gives_a_seat_to_somebody_else(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit, grace=5, watchers=False)
    cy = visit()
    come_in(cy)
    address = bo.page.url
    bo.open("/how")
    button(ada, "Offer the seat to somebody else")
    ada.page.get_by_text("a bot sits in").wait_for()
    cy.page.goto(address)
    button(cy, "Take the seat")
    cy.page.locator(".hand").wait_for()
    cy.page.get_by_text("Take the seat").wait_for(state="detached")


def test_a_player_resigns_and_all_together_end_a_game(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit, players=3)
    button(ada, "Menu")
    button(ada, "End this game")
    ada.page.get_by_role("button", name="End", exact=True).click()
    button(bo, "Rather not")
    ada.page.get_by_text("Rather not: Bo.").wait_for()
    button(bo, "Menu")
    button(bo, "Resign")
    bo.page.get_by_role("button", name="Resign", exact=True).click()
    bo.page.wait_for_url("**/games")
    ada.page.get_by_text("has resigned").wait_for()
    assert bo.page.get_by_role("link", name="Sail on").count() == 0
    play(ada.page, steps=2)  # a bot continues
    button(ada, "Menu")
    button(ada, "End this game")
    ada.page.get_by_role("button", name="End", exact=True).click()
    ada.page.get_by_text("This table was left and closed.").wait_for()


def test_people_who_all_agree_end_and_delete_a_game(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit)
    button(ada, "Menu")
    button(ada, "End this game")
    ada.page.get_by_role("button", name="End", exact=True).click()
    bo.page.get_by_text("Ada would like to end this game and delete it.").wait_for()
    button(bo, "Agree")
    for guest in (ada, bo):
        guest.page.get_by_text("This table was left and closed.").wait_for()
        guest.open("/games")
        guest.page.get_by_text("You have not played yet").wait_for()


def test_an_unfinished_game_is_ended_from_the_list(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    open_table(guest, players=2)
    guest.open("/games")
    guest.page.get_by_role("button", name="End", exact=True).click()
    guest.page.get_by_role("dialog").get_by_role("button", name="End", exact=True).click()
    guest.page.get_by_text("You have not played yet").wait_for()


# 2. Being called back

HIDE = """() => {
  Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
  window.notes = [];
  window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
    constructor(title, {body}) { window.notes.push(body); } close() {} };
  window.badges = [];
  navigator.setAppBadge = async (count) => window.badges.push(count);
  navigator.clearAppBadge = async () => window.badges.push(0);
  window.tones = [];
  const {start} = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) { window.tones.push(this.frequency.value); start.call(this, when); };
}"""


def test_a_player_is_called_back(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit)
    page = ada.page
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    page.wait_for_function("() => document.querySelector('link[rel=icon]').href.startsWith('data:image/png')")
    button(ada, "Sound on")
    page.evaluate(HIDE)
    button(ada, "Menu")
    button(ada, "Notify me when it is my turn")
    page.get_by_text("You are notified").wait_for()
    page.keyboard.press("Escape")
    play(page, steps=1)
    page.wait_for_function("() => !document.title.startsWith('●')")
    assert str(page.locator("link[rel=icon]").get_attribute("href")).endswith("/icon.svg"), "without the dot"
    assert page.evaluate("badges") == [0]
    while not page.evaluate("notes.length"):
        if state(bo.page)["options"]:
            play(bo.page, steps=1)
        bo.page.wait_for_timeout(50)
    assert page.evaluate("notes[0]") == "Your turn"
    assert page.evaluate("badges") == [0, 1]
    assert page.evaluate("tones") == [523, 784], "in a hidden tab the call is the only sound"
    assert page.title().startswith("● Your turn")


def test_a_player_is_called_to_the_next_voyage_while_the_breakdown_of_the_last_one_waits(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open(f"/table/{open_table(guest, players=2)}")
    page = guest.page
    wait(page, "a card")
    page.evaluate(HIDE)
    button(guest, "Menu")
    button(guest, "Notify me when it is my turn")
    page.keyboard.press("Escape")
    answers = play(page, until="dialog")
    page.get_by_role("dialog", name="voyage 1").wait_for()
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    page.wait_for_function(
        "(calls) => notes.length === calls", arg=answers.total()
    )  # each answer leads to another question


# The notifications of the service worker, as soon as there are so many.
NOTIFIED = """async (count) => {
  const worker = await navigator.serviceWorker.ready;
  for (let left = 2000; ; left--) {
    const all = await worker.getNotifications();
    if (all.length === count || !left) return all.map(({body}) => body);
    await new Promise((done) => setTimeout(done, 10));
  }
}"""


def test_a_notification_comes_from_the_service_worker_and_leads_back_to_the_table(visit: Visit) -> None:
    """Phones allow no other notifications."""
    guest = visit(service_workers="allow", permissions=["notifications"])
    come_in(guest)
    page = guest.page
    guest.open(f"/table/{open_table(guest, players=2)}")
    wait(page, "a card")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
          window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
            constructor() { throw new TypeError('Illegal constructor'); } };  // as on a phone
        }"""
    )
    button(guest, "Menu")
    button(guest, "Notify me when it is my turn")
    page.keyboard.press("Escape")
    play(page, steps=1)
    assert page.evaluate(NOTIFIED, 1) == ["Your turn"]
    [worker] = guest.context.service_workers
    worker.evaluate(
        """async () => {
          self.opened = new Promise((done) => {
            self.clients.openWindow = () => done('another page');
            WindowClient.prototype.focus = function () { done(this.url); };
          });
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
        }"""
    )
    assert worker.evaluate("() => self.opened") == page.url
    assert page.evaluate(NOTIFIED, 0) == []
    play(page, steps=1)


def test_cards_and_rules_are_read_without_leaving_the_table(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open(f"/table/{open_table(guest, players=2)}")
    page = guest.page
    wait(page, "a card")
    address = page.url
    for name, text in (("Cards and tiles", "Stowaway"), ("How to play", "The aim")):
        button(guest, "Menu")
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.get_by_role("dialog", name=name).get_by_text(text).first.wait_for()
        assert page.url == address
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    play(page, steps=1)


# 3. Names and invitations


def test_a_guest_enters_a_name_on_the_way_to_the_first_seat_and_changes_it(visit: Visit) -> None:
    ada, bo = visit(named=False), visit(named=False)
    come_in(ada)
    button(ada, "Sail with friends")
    dialog = ada.page.get_by_role("dialog")
    assert dialog.get_by_role("button", name="Open the table").is_disabled()
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_label("Players").select_option("2")
    button(ada, "Open the table")
    ada.page.get_by_text("The crew gathers").wait_for()
    bo.page.goto(ada.page.get_by_role("textbox", name="Link to this table").input_value())
    button(bo, "Sit here")
    bo.page.get_by_label("Your name").fill("Bo")
    button(bo, "That’s me")
    ada.page.locator(".who", has_text="Bo").wait_for()
    button(bo, "Change my name")
    bo.page.get_by_label("Your name").fill("Captain Bo")
    button(bo, "That’s me")
    ada.page.locator(".who", has_text="Captain Bo").wait_for()


@pytest.mark.parametrize(("clipboard", "outcome"), [("works", "Copied"), ("refuses", "copy it yourself")])
def test_an_invitation_is_copied_or_marked_and_has_a_code(visit: Visit, clipboard: str, outcome: str) -> None:
    guest = visit()
    come_in(guest)
    table = call(guest, "POST", "/api/tables", {"setup": {"players": 2}})["id"]
    guest.open(f"/table/{table}")
    link = guest.page.get_by_role("textbox", name="Link to this table")
    link.wait_for()
    guest.page.evaluate(
        """(clipboard) => {
          Object.defineProperty(navigator, 'clipboard', {value: undefined});  // as on plain http
          document.execCommand = () => clipboard === 'works';
        }""",
        clipboard,
    )
    assert guest.page.get_by_text("Copied").count() == 0
    guest.page.get_by_role("button", name="Copy", exact=True).click()
    guest.page.get_by_text(outcome).wait_for()
    if clipboard == "refuses":
        assert guest.page.get_by_text("Copied").count() == 0
        assert guest.page.evaluate("getSelection().toString()") == link.input_value()
    button(guest, "QR code")
    guest.page.get_by_role("img", name="QR code of the link to this table").wait_for()
    page = guest.page.context.request.get(guest.page.url).text()
    assert 'property="og:title"' in page
    assert "1 seat is free" in page


# 4. Options of a table


def about(bot: str) -> str:
    """The bot's line of character."""
    words = Words("en")
    kind, _, manner = bot.partition("+")
    return " ".join([words.t(f"bot-{kind}.about"), *([words.t(f"manner-{manner}.about")] if manner else [])])


@pytest.mark.parametrize(("locale", "language"), [("pl-PL", "pl"), ("fr-FR", "fr"), ("nl-NL", "nl")])
def test_a_player_reads_what_is_wrong_with_the_rules_in_the_players_language(
    visit: Visit, locale: str, language: str
) -> None:
    with pytest.raises(BadRules) as wrong:
        box_from_toml("[map.calm]\nstays = 3\n")
    words = Words(language)
    guest = visit(locale=locale)
    come_in(guest)
    button(guest, words.t("door-friends"))
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text(words.t("rules-use"), exact=True).click()
    button(guest, words.t("rules-printed"))
    guest.forgiving = True
    dialog.get_by_label(words.t("rules-text")).fill("[map.calm]\nstays = 3\n")
    button(guest, words.t("rules-check"))
    expect(dialog.get_by_role("alert")).to_have_text(words.t("rules-fault", reason=words.fault(wrong.value)))
    guest.errors.clear()


def test_a_table_is_opened_with_all_its_options(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    button(guest, "Sail with friends")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Stormy").click()
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_label("Bots").select_option("1")
    dialog.get_by_label("Hard").check()
    bot = STRENGTHS["hard"][0]
    dialog.get_by_role("list", name="Crew").get_by_text(about(bot)).wait_for()
    dialog.get_by_label("Time for each decision").select_option(label="1 min + 5:00 reserve")
    dialog.get_by_text("Each decision has 1 min").wait_for()
    dialog.get_by_label("Spectators may watch").uncheck()
    dialog.get_by_label("Show this table in the lobby").check()
    dialog.get_by_text("Change what the tiles do").click()
    dialog.get_by_label("Load a file").set_input_files(
        {"name": "tiles.toml", "mimeType": "text/plain", "buffer": b"[coal.calm]\n"}
    )
    button(guest, "Check and preview")
    guest.forgiving = True
    fault = "These rules cannot be played: [coal]: there is no 'coal' here. Use chest, hook,"
    expect(dialog.get_by_role("alert")).to_contain_text(fault)
    dialog.get_by_role("button", name="Back to the printed rules").click()
    dialog.get_by_label("Load a file").set_input_files(
        {"name": "tiles.toml", "mimeType": "text/plain", "buffer": b"[coal.calm]\n"}
    )
    button(guest, "Open the table")  # without a check before
    expect(dialog.get_by_role("alert")).to_contain_text(fault)
    assert guest.page.locator("[role=alert]").count() == 1
    guest.errors.clear()
    guest.forgiving = False
    nine = '[map.stormy]\nsource = "C"\nanchor = [{ effect = "gain", doubloons = 9 }]\n'
    dialog.get_by_label("Rules as text").fill(nine)
    button(guest, "Check and preview")
    dialog.get_by_text("These rules can be played.").wait_for()
    assert dialog.locator(".tile").count() == 14
    assert "9 doubloons" in dialog.locator(".tile.stormy", has_text="Map").inner_text()
    button(guest, "Open the table")
    guest.page.get_by_text("1 min + 5:00 reserve").wait_for()
    guest.page.locator("li small", has_text=f"{Words('en').bot(bot)}. {about(bot)}").wait_for()
    choice = guest.page.get_by_label("Place a bot on seat 3")
    assert choice.locator("option", has_text="Buccaneer bot, spiteful").count() == 1
    setup = call(guest, "GET", f"/api/tables/{guest.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in setup["seats"]] == [None, STRENGTHS["hard"][0], None]
    chosen = {key: setup["setup"][key] for key in ("board", "watchers", "listed")}
    assert chosen == {"board": "stormy", "watchers": False, "listed": True}
    assert setup["setup"]["tiles"] == tomllib.loads(nine)


def test_solo_rules_are_edited_in_place(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    button(guest, "Sail alone")
    dialog = guest.page.get_by_role("dialog")
    tiles, solo = (
        dialog.locator("details", has_text=title) for title in ("Change what the tiles do", "Change Automa’s rules")
    )
    solo.locator("summary").click()
    solo.get_by_role("button", name="Begin with the printed rules").click()
    solo.get_by_label("Rules as text").wait_for()
    solo.get_by_role("button", name="Check and preview").click()
    solo.get_by_text("These rules can be played.").wait_for()
    expect(solo).to_contain_text("All cards are the printed ones.")
    assert "Changed" not in solo.locator(".levels").inner_text()
    chest = solo.locator(".tile.calm", has_text="Chest")
    expect(chest).to_contain_text("5 doubloons")
    tiles.locator("summary").click()
    tiles.get_by_role("button", name="Begin with the printed rules").click()
    tiles.get_by_label("Rules as text").fill(
        '[chest.calm]\nsource = "R"\nanchor = [{ effect = "gain", doubloons = 9 }]\n'
    )
    tiles.get_by_role("button", name="Check and preview").click()
    expect(tiles.locator(".tile.calm", has_text="Chest")).to_contain_text("9 doubloons")
    assert solo.locator(".tile").count() == 0, "the preview of Automa’s rules is out of date"
    solo.get_by_label("Rules as text").fill(
        '[levels.pirate]\nyou = 7\nautoma = 77\nsource = "C"\n[cards.1]\npointers = "L1 L1 L1 L1 L1"\nmarked = false\nsource = "C"\n'
    )
    solo.get_by_role("button", name="Check and preview").click()
    expect(chest).to_contain_text("9 doubloons")
    expect(solo.locator(".levels")).to_contain_text("You 7, Automa 77 ✎ Changed")
    expect(solo.locator(".deck dt")).to_have_count(1)
    expect(solo.locator(".deck dd")).to_contain_text("card 1 from the left")
    guest.page.locator("button.level").first.click()
    wait(guest.page, "a card")


# 5. Manners


def test_a_rematch_asks_the_others_first(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit)
    table = ada.page.url.rpartition("/")[2]
    for guest in (ada, bo):
        guest.page.evaluate(STAND_IN, table)
    for guest in (ada, bo):
        for _ in range(2):  # the breakdowns of the first two voyages
            guest.page.get_by_role("button", name="Sail on").click(timeout=60_000)
        guest.page.locator(".finale").wait_for(timeout=60_000)
    bo.page.keyboard.press("Escape")
    bo.page.locator(".finale").wait_for(state="detached")
    button(ada, "Rematch")
    ada.page.get_by_text("Waiting for").wait_for()
    assert ada.page.url.endswith(table)
    expect(bo.page.get_by_role("button", name="Agree")).to_be_in_viewport()  # although Bo has closed the end
    button(bo, "Agree")
    for guest in (ada, bo):
        guest.page.wait_for_url(lambda url: not url.endswith(table))
        wait(guest.page, "a card")
    assert ada.page.url == bo.page.url


# A player lets a bot play on their own seat, through a socket of their own.
STAND_IN = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'hello'}));
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'welcome') socket.send(JSON.stringify({type: 'place_bot', id: 'b', seat: message.seat, bot: 'random'}));
    if (message.type === 'accepted') { socket.close(); done(); }
  };
})"""


def test_muting_is_visible_and_reversible_and_reactions_have_words(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit)
    for guest in (ada, bo):
        button(guest, "Chat")
    button(bo, "Well played!")
    ada.page.locator(".notices").get_by_text("Well played!").wait_for()
    ada.page.get_by_role("button", name="mute", exact=True).click()
    ada.page.get_by_text("Muted: Bo").wait_for()
    ada.page.locator(".chat ol li", has_text="Well played!").wait_for(state="detached")
    ada.page.get_by_role("button", name="unmute").click()
    ada.page.locator(".chat ol li", has_text="Well played!").wait_for()
    assert ada.page.get_by_text("Muted:").count() == 0
    ahoy = bo.page.get_by_role("button", name="Ahoy!").first
    ahoy.evaluate("(each) => { for (let times = 0; times < 12; times++) each.click(); }")  # five at once are allowed
    expect(bo.page.get_by_role("alert")).to_have_text(Words("en").t("refusal-too_fast"))


def test_a_line_of_the_chat_is_seen_while_the_chat_is_not_open(visit: Visit) -> None:
    ada, bo = two_at_a_table(partial(visit, width=390, height=844, has_touch=True, is_mobile=True))
    button(bo, "Chat")
    bo.page.get_by_label("Say something").fill("Fair winds to everybody, and a calm sea!")
    bo.page.keyboard.press("Enter")
    notice = ada.page.locator(".notice", has_text="Fair winds to everybody")
    expect(notice).to_be_in_viewport(ratio=1)
    notice.get_by_role("button", name="Close").click()
    notice.wait_for(state="detached")
    button(ada, "Chat")
    ada.page.get_by_label("Say something").fill("And to you!")
    ada.page.keyboard.press("Enter")
    bo.page.locator(".chat ol li", has_text="And to you!").wait_for()
    assert bo.page.locator(".notice").count() == 0, "it is read in the chat"
    bo.page.reload()
    bo.page.locator(".talk .badge").wait_for()  # the chat has come
    assert bo.page.locator(".notice").count() == 0, "nothing old is shown again"


def test_a_refusal_is_read_in_the_dialog(visit: Visit) -> None:
    ada, _ = two_at_a_table(visit)
    button(ada, "Menu")
    button(ada, "Change my name")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("\u200b\u200b")  # nothing that can be read
    button(ada, "That’s me")
    expect(dialog.get_by_role("alert")).to_have_text(Words("en").t("refusal-bad_name"))
    assert ada.page.locator("[role=alert]").count() == 1


def test_a_removed_guest_is_told_and_cannot_sit_down_again(visit: Visit) -> None:
    ada, bo = two_meet(visit)
    button(ada, "Remove")
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    bo.page.get_by_text("The host has taken you off this table.").wait_for()
    bo.page.reload()
    bo.page.get_by_text("The host has taken you off this table.").wait_for()
    assert bo.page.get_by_role("button", name="Sit here").count() == 0


# 6. Bots


def test_play_now_remembers_strength_number_and_board(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    button(guest, "Play now")
    wait(guest.page, "a card")
    first = call(guest, "GET", f"/api/tables/{guest.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in first["seats"]] == [None, *STRENGTHS["easy"]], "three bots of different manners"
    come_in(guest)
    button(guest, "Choose bots and board")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Uncharted").click()
    dialog.get_by_label("Fair").check()
    dialog.get_by_label("Bots").select_option("2")
    dialog.get_by_role("button", name="Play", exact=True).click()
    wait(guest.page, "a card")
    come_in(guest)
    guest.page.get_by_text("Fair · 2 bots · Uncharted").wait_for()
    button(guest, "Play now")
    wait(guest.page, "a card")
    table = call(guest, "GET", f"/api/tables/{guest.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in table["seats"]] == [None, *STRENGTHS["fair"][:2]]
    guest.page.get_by_text(Words("en").bot(STRENGTHS["fair"][0])).first.wait_for()
    assert table["setup"]["board"] == "uncharted"


def test_a_bot_says_why_in_log_and_replay(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open(f"/table/{open_table(guest, players=3)}")
    wait(guest.page, "a card")
    assert guest.page.locator(".log .why").count() == 0, "nothing is said before the cards are revealed"
    play(guest.page, steps=1)
    guest.page.locator(".log .why", has_text="Marisol:").first.wait_for()
    guest.page.locator(".log .why", has_text="Old Finch:").first.wait_for()
    guest.open(f"/replay/{finished_game(guest, players=2)}")
    for _ in range(2):
        button(guest, "One step on")
    guest.page.locator(".log .why", has_text="By pure chance").first.wait_for()
