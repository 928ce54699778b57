"""The commands, run as a user runs them."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from galecrest import __version__, codec
from galecrest.bots import BOTS
from galecrest.cli import main
from galecrest.game import Game, replay
from galecrest.game.chance import seed_hash
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import PRINTED, box_from_toml
from galecrest.words import Words
from tests.interrupts import started

POSIX = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is a signal only on POSIX")
ALWAYS_THE_FIRST = "1\n" * 1000


def run(*arguments: str, typed: str | bytes = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def refused(result: Result) -> str:
    """The error line. Checks that there is no traceback."""
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.output.count("\n") == 1
    return result.output


def a_log(tmp_path: Path, answers: int = 30) -> Path:
    game = Game.new(3, "calm", 4)
    for _ in range(answers):
        if not game.over:
            game.play(game.choices[-1])
    file = tmp_path / "log.json"
    file.write_text(codec.log_to_json(game))
    return file


def test_version() -> None:
    assert run("--version").output == f"galecrest, version {__version__}\n"


# tiles


def test_tiles_print_the_printed_box(tmp_path: Path) -> None:
    text = run("tiles").output
    assert box_from_toml(text) == PRINTED
    file = tmp_path / "my.toml"
    file.write_text(text.replace("doubloons = 5", "doubloons = 50"))
    mine = json.loads(run("simulate", "--games", "5", "--tiles", str(file), "--json").output)
    printed = json.loads(run("simulate", "--games", "5", "--json").output)
    assert sum(mine["mean_score"]) > sum(printed["mean_score"])


# simulate


def test_simulate_as_json() -> None:
    result = run("simulate", "--players", "5", "--board", "stormy", "--games", "4", "--seed", "9", "--json")
    data = json.loads(result.stdout)
    assert result.stderr == ""
    assert (data["players"], data["board"], data["games"], data["seed"]) == (5, "stormy", 4, 9)
    assert len(data["mean_score"]) == 5
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["games_per_second"] == pytest.approx(data["games"] / data["seconds"])
    assert 0 <= data["ties"] <= 4
    assert isinstance(data["compiled"], bool)
    assert all(isinstance(value, float) for value in data["characters"].values())


def test_simulate_in_words() -> None:
    lines = run("simulate", "--players", "2", "--games", "3").output.splitlines()
    assert lines[0].startswith("3 games of 2 players, board: Calm, seed 1")
    assert "decisions per second" in lines[1]
    assert lines[2].startswith("mean score: Seat 1 ")
    assert "most successful" in lines[-2]
    assert "least successful" in lines[-1]


def test_simulate_in_dutch() -> None:
    lines = run("simulate", "--players", "2", "--games", "3", "--language", "nl").output.splitlines()
    assert lines[0].startswith("3 partijen met 2 spelers, bord: Kalm, seed 1, ")
    assert lines[2].startswith("gemiddelde score: Speler 1 ")
    assert lines[-1].startswith("  het minst succesvol: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "7"),
        ("--players", "one"),
        ("--board", "windy"),
        ("--games", "0"),
        ("--seed", "-1"),
        ("--seed", "x"),
    ],
    ids=" ".join,
)
def test_simulate_says_what_it_takes(arguments: tuple[str, str]) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert arguments[0] in result.output
    assert isinstance(result.exception, SystemExit)


@POSIX
def test_ctrl_c_ends_a_simulation_with_the_results_so_far() -> None:
    from tests.screen import Screen

    screen = Screen()
    command = [sys.executable, "-m", "galecrest", "simulate", "--games", "1000000"]
    with started(command, stdout=subprocess.PIPE, stderr=screen.there) as process:
        screen.until(rb"[1-9]\d*/1000000")  # the progress bar, and some games
        process.send_signal(signal.SIGINT)
        stdout, _ = process.communicate(timeout=60)
    screen.close()
    assert process.returncode == 0
    assert 0 < int(stdout.split()[0].replace(",", "")) < 1_000_000
    assert "decisions per second" in stdout


# replay


def test_replay_tells_an_unfinished_game_and_vouches_for_it(tmp_path: Path) -> None:
    result = run("replay", str(a_log(tmp_path)))
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == f"3 players, board: Calm, rules version {RULES_VERSION}, answers: 30"
    assert "Voyage 1, day 2" in lines
    assert lines[-2].startswith("The game is not over. Still to answer: Seat ")
    assert lines[-1] == "The log replays to the state it recorded."


def test_replay_tells_a_finished_game(tmp_path: Path) -> None:
    file = a_log(tmp_path, answers=1000)
    game = replay(codec.log_from_json(file.read_text())[0])
    lines = run("replay", str(file)).output.splitlines()
    assert game.over
    assert f"Seat {game.standing[0] + 1} wins with {max(game.scores)} points." in lines
    days = [line for line in lines if line.startswith("Voyage") and ", day " in line]
    assert days == [f"Voyage {voyage}, day {day}" for voyage in (1, 2, 3) for day in range(1, voyage + 4)]
    for seat, score in enumerate(game.scores):
        assert any(
            line.strip().endswith(f"and has {score} points") for line in lines if f"Seat {seat + 1} scores" in line
        )


def test_replay_proves_that_chance_came_from_the_seed(tmp_path: Path) -> None:
    file = str(a_log(tmp_path, 1000))
    plain = run("replay", file).output
    proof = f"All chance came from the seed 0x4, whose hash is {seed_hash(4)}.\n"
    assert run("replay", file, "--verify").output == plain + proof
    assert run("replay", file, "--hash", seed_hash(4)).output == plain + proof
    result = run("replay", file, "--hash", seed_hash(5))
    assert result.exit_code == 1
    assert result.stderr == f"Error: The hash of the log’s seed is {seed_hash(4)}, not the one that was promised.\n"


@pytest.mark.parametrize("answers", [0, 20])
def test_replay_finds_chance_that_did_not_come_from_the_seed(tmp_path: Path, answers: int) -> None:
    """The log replays correctly, but from some answer on its outcomes come from another seed."""
    log, _ = codec.log_from_json(a_log(tmp_path, 1000).read_text())
    game = replay(log, answers)
    seed = game.seed
    game.reseed(5)
    while not game.over:
        game.play(game.choices[-1])
    game.reseed(seed)
    file = tmp_path / "false.json"
    file.write_text(codec.log_to_json(game))
    assert run("replay", str(file)).exit_code == 0
    result = run("replay", str(file), "--verify")
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: Not all chance came from the seed: the seed draws (")


def test_replay_reads_the_standard_input(tmp_path: Path) -> None:
    text = a_log(tmp_path).read_text()
    assert run("replay", "-", typed=text).output == run("replay", str(tmp_path / "log.json")).output


def test_a_log_with_another_final_state_is_printed_and_fails(tmp_path: Path) -> None:
    file = a_log(tmp_path)
    data = json.loads(file.read_text())
    file.write_text(json.dumps(data | {"state": "0" * 64}))
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "Voyage 1, day 2" in result.stdout
    assert result.stderr == "Error: The log does not replay to the state it recorded.\n"


def test_a_damaged_log_is_printed_up_to_the_damage(tmp_path: Path) -> None:
    file = a_log(tmp_path)
    data = json.loads(file.read_text())
    data["steps"][-1]["question"] = 999
    file.write_text(json.dumps(data))
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "Voyage 1, day 2" in result.stdout
    assert "answer 29 of the log is not allowed: question 999 is not open" in result.stderr


# Files that cannot be used


def test_a_file_that_cannot_be_used_gets_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    junk = tmp_path / "junk"
    junk.write_bytes(b"\xff\x00{")
    game = tmp_path / "game.json"
    game.write_text(codec.game_to_json(Game.new(2, "calm", 1)))
    bad_tile = tmp_path / "bad.toml"
    bad_tile.write_text("[gold.calm]")
    assert "No such file" in refused(run("replay", str(tmp_path / "missing.json")))
    assert "Is a directory" in refused(run("replay", str(tmp_path)))
    assert "not valid JSON" in refused(run("replay", str(junk)))
    assert "galecrest-log-1" in refused(run("replay", str(game)))
    assert "No such file" in refused(run("simulate", "--tiles", str(tmp_path / "missing.toml")))
    assert str(junk) in refused(run("simulate", "--tiles", str(junk)))
    assert "[gold]: there is no 'gold' here. Use chest" in refused(run("simulate", "--tiles", str(bad_tile)))
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "[gold]: 'gold' nie jest tu znane. Do wyboru: chest" in refused(run("play", "--tiles", str(bad_tile)))
    monkeypatch.undo()
    assert "No such file" in refused(run("play", "--save", str(tmp_path / "nowhere" / "log.json")))


def test_a_log_of_other_rules_gets_one_line(tmp_path: Path) -> None:
    file = a_log(tmp_path)
    file.write_text(json.dumps(json.loads(file.read_text()) | {"rules": 99}))
    assert "the data has 99" in refused(run("replay", str(file)))


# play

WINS = ("You win", "Marisol wins", "Old Finch wins", "Brannoc wins")


@pytest.mark.parametrize("board", ["calm", "stormy", "uncharted"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_can_be_played_and_saved(tmp_path: Path, players: int, board: str) -> None:
    file = tmp_path / "log.json"
    result = run(
        "play",
        "--players",
        str(players),
        "--board",
        board,
        "--seed",
        "0x11",
        "--save",
        str(file),
        typed=ALWAYS_THE_FIRST,
    )
    assert result.exit_code == 0, result.output
    log, state = codec.log_from_json(file.read_text())
    game = replay(log)
    assert game.over
    assert codec.digest(game) == state
    assert (game.seats, game.board, game.seed) == (players, board, 0x11)
    assert f"{WINS[game.standing[0]]} with {max(game.scores)} points." in result.output
    assert "The seed was 0x11." in result.output


def test_the_person_gets_the_card_that_was_typed(tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    shown = run("play", "--seed", "5", "--save", str(file), typed="3\n").output
    game = Game.new(4, "calm", 5)
    (mine,) = [question for question in game.questions if question.seat == 0]
    answers = codec.log_from_json(file.read_text())[0].answers
    assert dict(answers)[mine.id] == mine.choices[2]
    told = " ".join(shown.split("On the island:")[1].split())
    assert f"your {Words('en').character(mine.choices[2])}" in told


def test_nobody_elses_cards_are_shown() -> None:
    """Hands differ from the second day on; before the reveal the output does not show the others' choices."""
    shown = run("play", "--seed", "5").output
    assert "Marisol chooses" not in shown
    assert "On the island" not in shown


@pytest.mark.parametrize("typed", ["7", "0", "-1", "x", "", "1.5", "hand:3"])
def test_a_wrong_reply_gets_a_hint_and_the_question_again(typed: str) -> None:
    shown = run("play", "--seed", "5", typed=f"{typed}\n").output
    assert f"“{typed}” is not on the list: type a number from 1 to 6, t, l or q." in shown
    assert shown.count("1 to 6 (or: t table, l loot, q quit) >") == 2


def test_the_table_and_the_loot_can_be_looked_at_again() -> None:
    shown = run("play", "--seed", "5", typed="t\nl\n").output
    assert shown.count("reputation, low to high:") == 2
    assert shown.count("Chest (Calm) – Anchor: 5 doubloons.") == 2


@pytest.mark.parametrize("typed", ["1\n", "1\nq\n"], ids=["Ctrl-D", "q"])
def test_quitting_keeps_the_unfinished_log(tmp_path: Path, typed: str) -> None:
    file = tmp_path / "log.json"
    result = run("play", "--seed", "5", "--save", str(file), typed=typed)
    assert result.exit_code == 0
    assert "The game ends here." in result.output
    log, state = codec.log_from_json(file.read_text())
    assert len(log.answers) >= 4
    assert codec.digest(replay(log)) == state


def test_a_game_that_was_left_can_be_played_on(tmp_path: Path) -> None:
    left, file = tmp_path / "left.json", str(tmp_path / "log.json")
    run("play", "--players", "2", "--seed", "5", "--save", file, typed="1\n1\nq\n")
    left.write_text(Path(file).read_text())
    log, _ = codec.log_from_json(left.read_text())
    assert f"To play on: galecrest play --resume {file}\n" in run("play", "--resume", file, typed="").output
    shown = run("play", "--resume", file, typed=ALWAYS_THE_FIRST).output
    whole, state = codec.log_from_json(Path(file).read_text())
    game = replay(whole)
    assert game.over
    assert codec.digest(game) == state
    assert whole.answers[: len(log.answers)] == log.answers
    assert f"{WINS[game.standing[0]]} with {max(game.scores)} points." in shown
    assert "All chance came from the seed 0x5" in run("replay", file, "--verify").output
    assert f"{file}: this game is over; galecrest replay {file} shows it" in refused(run("play", "--resume", file))


def test_a_log_that_cannot_be_played_on_gets_one_line(tmp_path: Path) -> None:
    file = a_log(tmp_path)
    data = json.loads(file.read_text())
    assert "--board cannot be used with a log" in refused(run("play", "--resume", str(file), "--board", "calm"))
    file.write_text(json.dumps(data | {"state": "0" * 64}))
    assert "does not replay to the state it recorded" in refused(run("play", "--resume", str(file)))
    file.write_text(json.dumps(data | {"steps": [*data["steps"], {"question": 9999, "option": "hand:3"}]}))
    assert "answer 30 of the log is not allowed" in refused(run("play", "--resume", str(file)))
    assert json.loads(file.read_text())["steps"][-1]["question"] == 9999  # as it was


def test_a_name_has_a_length() -> None:
    assert "You are Grace of 4." in run("play", "--name", "Grace").output
    assert "a name has at most 30 characters, this one has 31." in run("play", "--name", "G" * 31).output


def test_without_a_seed_every_game_is_different() -> None:
    assert run("play").output != run("play").output


def test_a_seed_that_is_too_large_gets_one_line() -> None:
    assert "2**256" in refused(run("play", "--seed", str(2**256)))


def test_the_terminal_offers_every_bot_and_no_other() -> None:
    assert "there is no bot called 'parrot'" in refused(run("play", "--against", "parrot"))
    for bot in BOTS:
        assert f"The others are played by: {Words('en').bot(bot)}. " in run("play", "--against", bot).output


def test_the_terminal_plays_with_tiles_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('[chest.calm]\nsource = "J"\nanchor = [{ effect = "gain", doubloons = 7 }]\n')
    shown = run("play", "--seed", "5", "--tiles", str(file)).output
    assert "Chest (Calm) – Anchor: 7 doubloons. (Changed)" in shown
    assert "Amulet (Calm) – Anchor: 3 doubloons.\n" in shown
    assert "Changed: This game plays with another side than the printed one." in shown
    file.write_text("[chest.calm")
    assert "not valid TOML" in refused(run("play", "--tiles", str(file)))


def test_alone_the_terminal_shows_both_sides_of_the_solo_rules(tmp_path: Path) -> None:
    file = tmp_path / "solo.toml"
    file.write_text('[tiles.automa.amulet.calm]\nanchor = [{ effect = "gain", doubloons = 9 }]\n')
    shown = unfolded(run("play", "--solo", "--seed", "5", "--solo-rules", str(file)).output)
    assert "You are Seat 1, alone against Automa. Level: Pirate. Board: Calm." in shown
    assert "Amulet (Calm) – Anchor: 3 doubloons. (Reconstructed)" in shown
    assert "Automa: Amulet (Calm) – Anchor: 9 doubloons. (Changed, Reconstructed)" in shown
    assert "Automa: Hook (Calm) – Anchor: 6 doubloons. (Reconstructed)" in shown
    assert "Automa: Chest" not in shown  # as yours
    assert "the solo deck points at: card " in shown


def unfolded(text: str) -> str:
    """The text without the line breaks of a narrow terminal."""
    return re.sub(r"[ \n]+", " ", text)


# Languages


def test_a_game_begins_in_polish() -> None:
    """Type a wrong reply, list the loot, choose a card, and quit."""
    shown = unfolded(run("play", "--players", "2", "--seed", "5", "--language", "pl", typed="9\nl\n1\nq\n").output)
    for sentence in (
        "Witaj na pokładzie! Grasz jako Admirał 1, graczy jest 2. Plansza: Spokój.",
        "Za pozostałych gra: Bot Korsarz. Przemyśla dzień do samego końca.",
        "Rozpoczyna się wyprawa 1. Każdy bierze: ",
        "Wyprawa 1, dzień 1",
        "Nowy dzień: wybierz postać, którą wysyłasz na wyspę",
        "1 do 6 (lub: t stół, l łup, q koniec) > „9” nie ma na liście: wpisz liczbę od 1 do 6, t, l lub q.",
        "Hak (Spokój) – Kotwica: jedna postać z załogi zostaje na następną wyprawę albo 2 dublony.",
        "Na wyspie: ",
        "6 kart",
        "Gra kończy się tutaj.",
        "Ziarno losowe: 0x5.",
    ):
        assert sentence in shown
    assert shown.count("Skrzynia (Spokój) – Kotwica: 5 dublonów.") == 2


def test_a_game_is_played_and_told_in_french(tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    arguments = ("--players", "3", "--board", "stormy", "--seed", "0x11", "--against", "deckhand", "--save", str(file))
    output = run("play", *arguments, "--language", "fr", typed=ALWAYS_THE_FIRST).output
    shown = unfolded(output)
    game = replay(codec.log_from_json(file.read_text())[0])
    assert game.over
    winner = ("Vous gagnez", "Victoire pour Marisol", "Victoire pour Vieux Finch")[game.standing[0]]
    ending = f"{winner} avec {max(game.scores)} points."
    for sentence in (
        "Bienvenue à bord\u202f! Vous êtes Joueur 1 sur 3. Plateau\u202f: Orageux.",
        "Relique (Orageux) – Nuit\u202f: perdre 1 doublon. (Reconstitution)",
        "Un nouveau jour\u202f: choisissez le personnage que vous envoyez sur l’île",
        "Le voyage 3 s’achève",
        ending,
    ):
        assert sentence in shown
    # The name of the folder decides where this line is folded.
    assert "".join(f"Le journal est dans {file} : galecrest replay {file}".split()) in "".join(output.split())
    told = run("replay", str(file), "--verify", "--language", "fr").output.splitlines()
    answers = len(game.log.answers)
    version = f"version des règles\u202f: {game.log.rules}, réponses\u202f: {answers}"
    assert told[0] == f"3 joueurs, plateau\u202f: Orageux, {version}"
    assert told[-3] == f"Victoire pour Joueur {game.standing[0] + 1} avec {max(game.scores)} points."
    assert told[-2] == "Rejoué, le journal mène bien à l’état enregistré."
    assert told[-1].startswith("Tout le hasard vient de la graine 0x11, d’empreinte ")


def test_the_environment_chooses_the_language_and_the_option_goes_first(tmp_path: Path) -> None:
    file = str(a_log(tmp_path))

    def last_line(*arguments: str, **environment: str) -> str:
        result = CliRunner().invoke(main, ["replay", file, *arguments], env={"LC_ALL": None, **environment})
        return result.output.splitlines()[-1]

    assert last_line(LANG="nl_NL.UTF-8") == "Het logboek leidt tot de vastgelegde stand."
    assert last_line(LANG="nl_NL.UTF-8", LC_ALL="pl_PL.UTF-8") == "Zapis prowadzi do utrwalonego stanu gry."
    assert last_line("--language", "fr", LANG="nl_NL.UTF-8") == "Rejoué, le journal mène bien à l’état enregistré."
    assert last_line(LANG="tlh") == "The log replays to the state it recorded."


@pytest.mark.parametrize("command", ["play", "replay", "simulate", "tournament", "analyse"])
def test_a_language_that_we_do_not_speak_is_refused(command: str) -> None:
    result = run(command, "--language", "de")
    assert result.exit_code == 2
    assert "'de' is not one of 'en', 'fr', 'nl', 'pl'" in result.output


@POSIX
def test_ctrl_c_ends_a_game_and_keeps_its_log(tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    command = [sys.executable, "-m", "galecrest", "play", "--seed", "5", "--save", str(file)]
    pipe = subprocess.PIPE
    with started(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for typed in ("1\n", ""):
            while (letter := process.stdout.read(1)) != ">":  # the prompt
                assert letter, "the game has ended"
            process.stdin.write(typed)
            process.stdin.flush()
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=30)
    assert process.returncode == 0, stderr
    assert "The game ends here." in stdout
    assert stderr == ""
    assert len(codec.log_from_json(file.read_text())[0].answers) >= 4  # all have chosen


# Without other packages


def test_rules_codec_bots_and_table_need_msgspec_alone() -> None:
    """Every other package is refused. `pip install --no-deps galecrest msgspec` is such an environment."""
    program = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in {*sys.stdlib_module_names, "galecrest", "msgspec"} and not package.endswith("__mypyc"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
from galecrest import codec, table
from galecrest.bots import BOTS, make_bot
from galecrest.game import Game

game = Game.new(3, "stormy", 7)
short = {"captain": "captain:1", "admiral": "admiral:8leaves"}
bots = [make_bot(short.get(name, name), 7) for name in BOTS]
while not game.over:
    question = game.questions[0]
    bot = bots[question.id % len(bots)]
    game.answer(question.id, bot.reply(game.view(question.seat), question).option)
assert codec.digest(codec.game_from_json(codec.game_to_json(game))) == codec.digest(game)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
