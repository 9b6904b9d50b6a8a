"""Wrong use raises a clear exception and changes nothing; it never crashes."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pithead
import pytest


def finished(game: pithead.Game) -> pithead.State:
    state = game.deal(2, 1)
    while not state.over:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize(
    ("use", "error", "words"),
    [
        (lambda: pithead.Game("chess"), pithead.SetupError, "no game 'chess'"),
        (lambda: pithead.Game("coal-baron").deal(5), pithead.SetupError, "2 to 4 players"),
        (lambda: pithead.Game("coal-baron").deal(-1), pithead.SetupError, "2 to 4 players"),
        (lambda: pithead.Game("coal-baron").deal(2, seed=-1), TypeError, "deal"),
        (lambda: pithead.Game("coal-baron").deal("two"), TypeError, "deal"),
        (lambda: pithead.Game("schichtwechsel").deal(2, 0, {"box": "fourth"}), pithead.SetupError, "'fourth'"),
        (lambda: pithead.Game("schichtwechsel").deal(2, 0, {"colour": "red"}), pithead.SetupError, "colour"),
        (lambda: pithead.Game("coal-baron").move_text(99999), pithead.IllegalMoveError, "99999"),
        (lambda: pithead.Game("coal-baron").read_move("fly"), pithead.IllegalMoveError, "'fly'"),
        (lambda: pithead.Game("coal-baron").load_box("x"), pithead.SetupError, "known"),
        (lambda: pithead.Bot("genius"), pithead.SetupError, "genius"),
        (lambda: pithead.Batch("coal-baron", n=0), pithead.SetupError, "n is a number"),
        (lambda: pithead.Batch("coal-baron", n=10**9), pithead.SetupError, "n is a number"),
        (lambda: pithead.Batch("coal-baron", threads=0), pithead.SetupError, "threads"),
        (lambda: pithead.Batch("coal-baron", observations="int64"), pithead.SetupError, "int64"),
        (lambda: pithead.Batch("coal-baron", opponents="genius"), pithead.SetupError, "genius"),
        (lambda: pithead.Batch("coal-baron", seat=1), pithead.SetupError, "opponents"),
        (lambda: pithead.Batch("coal-baron", opponents="easy", seat=2), pithead.SetupError, "seat 2"),
        (lambda: pithead.Batch("coal-baron", n=2).state(2), IndexError, "lane"),
        (lambda: pithead.Batch("coal-baron", n=2).random_moves(np.zeros(2)), TypeError, "int64"),
        (lambda: pithead.Batch("coal-baron", n=2).random_moves(np.zeros(3, np.int64)), ValueError, "2 numbers"),
        (lambda: pithead.simulate("coal-baron", games=0), pithead.SetupError, "games"),
        (lambda: pithead.simulate("coal-baron", 3, ["easy", "easy"]), pithead.SetupError, "2 bots for 3 seats"),
        (lambda: pithead.arena("coal-baron", []), pithead.SetupError, "at least one bot"),
        (lambda: pithead.arena("coal-baron", ["easy"], players=0), pithead.SetupError, "2 to 4 players"),
        (lambda: pithead.Record.parse("{"), pithead.RecordError, "cut off"),
        (lambda: pithead.Record.load("/nowhere/game.json"), pithead.RecordError, "nowhere"),
        (lambda: pithead.Match("coal-baron").undo(0), pithead.IllegalMoveError, "taken back"),
        (lambda: pithead.Match("coal-baron").play(10**9), pithead.IllegalMoveError, "no move"),
        (lambda: pithead.Match("coal-baron").state(3), pithead.SetupError, "positions 0 to 0"),
        (lambda: pithead.Match("coal-baron").events(0), pithead.SetupError, "moves"),
    ],
)
def test_wrong_use_is_told(use, error, words):
    with pytest.raises(error, match=words):
        use()


@pytest.mark.parametrize("move", [-1, 10**6, 2**62, "fly", "", "\x00"])
def test_a_wrong_move_changes_nothing(game, move):
    state = game.deal(3, 1)
    before = state.hash()
    with pytest.raises(pithead.IllegalMoveError):
        state.play(move)
    with pytest.raises((TypeError, OverflowError)):
        state.play(None)
    assert state.hash() == before


def test_every_illegal_move_is_refused(game):
    state = game.deal(2, 3)
    before = state.hash()
    for move in np.flatnonzero(~state.mask()).tolist():
        with pytest.raises(pithead.IllegalMoveError):
            state.play(move)
    assert state.hash() == before


def test_a_finished_game_stays_finished(game):
    state = finished(game)
    for use in (
        lambda: state.play(0),
        lambda: pithead.Bot("easy").choose(state),
        lambda: pithead.advise(state),
        lambda: state.play_told(0),
    ):
        with pytest.raises(pithead.IllegalMoveError, match="over"):
            use()
    with pytest.raises(pithead.SetupError, match="over"):
        state.observe()
    with pytest.raises(pithead.SetupError, match="over"):
        pithead.Belief(state)
    assert state.observe(0).any()


@pytest.mark.parametrize(
    ("out", "error"),
    [
        (lambda size: np.zeros(size - 1, np.uint8), ValueError),
        (lambda size: np.zeros((1, size), np.uint8), TypeError),
        (lambda size: np.zeros(size, np.int64), TypeError),
        (lambda size: np.zeros(2 * size, np.uint8)[::2], TypeError),
        (lambda size: [0] * size, TypeError),
        (lambda size: np.zeros(size + 1, np.float32), ValueError),
        (lambda size: np.frombuffer(bytes(size), np.uint8), TypeError),
    ],
)
def test_a_row_of_the_wrong_shape_or_kind_is_told(game, out, error):
    with pytest.raises(error, match="observe takes"):
        game.deal(2).observe(out=out(game.observation_size))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_told(game, seat):
    state = game.deal(2)
    for use in (state.view, state.observe, state.score_sheet, state.projected, state.purse):
        with pytest.raises(pithead.SetupError, match="seat"):
            use(seat)
    with pytest.raises(pithead.SetupError, match="seat"):
        state.play_told(state.legal()[0], seat)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "pithead", *words], capture_output=True, text=True, check=False)


def test_the_program_is_there():
    assert run("--version").stdout.split() == ["pithead", pithead.__version__]
    assert run("games").returncode == 0


def test_the_program_says_that_it_has_no_server():
    served = run("serve")
    assert served.returncode == 2 and "no server" in served.stderr
