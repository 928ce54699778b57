"""The laboratory's commands, run as a user runs them."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from galecrest import codec
from galecrest.bots import BOTS
from galecrest.cli import main
from tests.interrupts import started
from tests.random_games import finished

POSIX = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is a signal only on POSIX")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def refused(result: Result) -> str:
    """The error line. Checks that there is no traceback."""
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.output.count("\n") == 1
    return result.output


def tournament(*arguments: str) -> Result:
    return run("tournament", "--bots", "deckhand,random", "--jobs", "1", "--games", "4", *arguments)


def test_a_tournament_in_words_and_as_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    result = tournament("--board", "stormy", "--report", str(file))
    assert result.exit_code == 0
    assert result.output.startswith("4 games of 2 players, board: Stormy, seed 1")
    assert "<svg" in file.read_text()


def test_a_tournament_in_polish(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    result = tournament("--language", "pl", "--report", str(file))
    lines = result.output.splitlines()
    assert lines[0].startswith("4 partie, gracze: 2, plansza: Spokój, ziarno 1, ")
    assert lines[3].split()[:3] == ["bot", "miejsca", "wygrane"]
    assert {"Bot Majtek", "Bot Chaos"} == {" ".join(line.split()[:2]) for line in lines[4:6]}
    html = file.read_text("utf-8")
    assert '<html lang="pl">' in html
    for word in ("Turniej", "Odsetek wygranych", "Bot Majtek", "Postacie", "punkty powyżej średniej"):
        assert word in html


def test_a_tournament_as_json() -> None:
    data = json.loads(tournament("--json", "--seed", "0x10").stdout)
    assert (data["games"], data["seed"], data["bots"]) == (4, 16, ["deckhand", "random"])


def test_a_tournament_alone() -> None:
    result = run("tournament", "--bots", "random", "--solo", "--level", "arrrgh", "--games", "2", "--jobs", "1")
    assert result.output.startswith("2 games against Automa, level: Arrrgh!")


def test_a_failed_game_is_reported_and_changes_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = [BOTS["random"]]

    def sink(seed: int) -> None:
        if bots:
            bots.pop()  # the plan tries every bot once
        else:
            raise RuntimeError("man overboard")

    monkeypatch.setitem(BOTS, "random", sink)
    result = tournament()
    assert result.exit_code == 1
    assert result.output.count("FAILED: ") == 4
    assert "RuntimeError: man overboard" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--bots", "deckhand"), "2 to 6 seats"),
        (("--bots", "deckhand,commodore"), "there is no bot called 'commodore'"),
        (
            ("--bots", "random,random", "--report", "/no/such/place.html"),
            "/no/such/place.html: No such file or directory",
        ),
    ],
)
def test_a_tournament_explains_wrong_arguments(arguments: tuple[str, ...], told: str) -> None:
    assert told in refused(run("tournament", *arguments))


def test_without_the_extra_one_line_says_what_to_install() -> None:
    for package, command in (
        ("openskill", ["tournament", "--bots", "random,random"]),
        ("matplotlib", ["analyse", "x"]),
    ):
        code = f"import sys; sys.modules[{package!r}] = None; from galecrest.cli import main; main({command!r})"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr == f"Error: {package} is not installed: pip install 'galecrest[lab]'\n"


@POSIX
def test_ctrl_c_ends_a_tournament_with_the_results_so_far() -> None:
    from tests.screen import Screen

    screen = Screen()
    bots = "random,deckhand,random,random"
    command = [sys.executable, "-m", "galecrest", "tournament", "--bots", bots, "--games", "100000", "--jobs", "2"]
    with started(command, stdout=subprocess.PIPE, stderr=screen.there) as process:
        screen.until(rb"[1-9]\d*/100000")  # the first games are in
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes at once
        stdout, _ = process.communicate(timeout=60)
    screen.close()
    assert process.returncode == 0
    assert 0 < int(stdout.split()[0].replace(",", "")) < 100_000
    assert "win rate (95 %)" in stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_tournament_with_rules_of_ones_own(tmp_path: Path, jobs: str) -> None:
    """Worker processes get the changed rules too, and the changed relic counts in solo games."""
    tiles, solo = tmp_path / "tiles.toml", tmp_path / "solo.toml"
    tiles.write_text('[relic.calm]\nanchor = [{ effect = "gain", doubloons = -90 }]\n')
    solo.write_text('[levels]\npirate = { you = 500, automa = 0, source = "J" }\n')
    alone = ("--bots", "random", "--solo", "--games", "4", "--jobs", jobs, "--json")

    def mean_scores(*arguments: str) -> list[float]:
        return [each["mean_score"]["value"] for each in json.loads(run("tournament", *arguments).output)["records"]]

    printed, cursed = mean_scores(*alone), mean_scores(*alone, "--tiles", str(tiles))
    assert sum(cursed) < sum(printed)
    assert max(mean_scores(*alone, "--solo-rules", str(solo))) > 500


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_of_ones_own_play_in_tournaments_and_ladders(tmp_path: Path, jobs: str) -> None:
    """From the current folder, in worker processes too."""
    (tmp_path / "my_parrot.py").write_text(
        "from galecrest.bots import Reply, Why\n"
        "class Parrot:\n"
        "    name = 'parrot'\n"
        "    def reply(self, view, question):\n"
        "        return Reply(question.options[0], Why('at_random'))\n"
    )
    program = Path(sys.executable).with_name("galecrest")
    for arguments in (
        ["tournament", "--bots", "my_parrot:Parrot,random"],
        ["ladder", "my_parrot:Parrot", "--against", "random"],
    ):
        command = [str(program), *arguments, "--games", "8", "--jobs", jobs]
        told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=200)
        assert told.returncode == 0, told.stderr
        assert "my_parrot:Parrot" in told.stdout


@pytest.mark.slow
def test_a_tournament_on_a_real_local_ray() -> None:
    arguments = ["tournament", "--bots", "deckhand,random", "--games", "20", "--json"]
    told = []
    for where in (["--ray", "local"], ["--jobs", "1"]):
        command = [sys.executable, "-m", "galecrest", *arguments, *where]
        for _ in range(3):  # on a busy machine Ray sometimes fails to start
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
            if done.returncode == 0:
                break
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout))
    there, here = told
    assert there["games"] == 20
    assert there["wins_by_seat"] == here["wins_by_seat"]
    assert there["decisions"] == here["decisions"]


# analyse


def test_a_game_analysed_in_words_and_as_a_report(tmp_path: Path) -> None:
    log, report = tmp_path / "log.json", tmp_path / "report.html"
    log.write_text(codec.log_to_json(finished(2, "calm", 4)))
    result = run("analyse", str(log), "--budget", "1", "--report", str(report))
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith("  1 Voyage 1, day 1, Choosing. Seat ")
    assert "The biggest swings" in lines
    assert "wins with" in lines[-1]
    assert "Chances to win" in report.read_text()


def test_a_game_analysed_in_french(tmp_path: Path) -> None:
    log, report = tmp_path / "log.json", tmp_path / "report.html"
    log.write_text(codec.log_to_json(finished(2, "calm", 4)))
    result = run("analyse", str(log), "--budget", "1", "--language", "fr", "--report", str(report))
    lines = result.output.splitlines()
    assert lines[0].startswith("  1 Voyage 1, jour 1, Choix. Joueur ")
    assert "Les plus grands retournements" in lines
    assert lines[-1].startswith("Victoire pour Joueur ")
    html = report.read_text("utf-8")
    assert "Chances de victoire" in html
    assert "2 joueurs, plateau\u202f: Calme" in html


def test_only_a_finished_game_is_analysed(tmp_path: Path) -> None:
    assert "the game is not over" in refused(run("analyse", "tests/fixtures/games/unfinished.json"))
    log = tmp_path / "log.json"
    data = codec.log_to_data(finished(2, "calm", 4))
    del data["steps"][-1]
    data["steps"][-2] = {"question": 1, "option": "hand:1"}
    log.write_text(json.dumps(data))
    assert "is not allowed" in refused(run("analyse", str(log)))
    assert "not valid JSON" in refused(run("analyse", "README.md"))
