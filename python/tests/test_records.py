"""Records: every golden one replays through Python with equal hashes; what is wrong is told."""

from __future__ import annotations

import json

import pithead
import pytest
from conftest import ROOT

GOLDEN = sorted((ROOT / "tests/match/golden").glob("*/*.json"))


def test_there_are_golden_records():
    assert len(GOLDEN) > 10


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_records_replay_with_equal_hashes(file):
    record = pithead.Record.load(file)
    if record.remark:
        pytest.skip(record.remark)
    hashes = []
    state = record.state(0)
    for seen, move in record.replay():
        state.play(move)
        hashes.append(state.hash())
        assert seen.to_move is not None
    assert hashes == record.hashes
    written = json.loads(file.read_text(encoding="utf-8"))
    assert len(hashes) == len(written["moves"])
    assert state.over == ("result" in written)
    if state.over:
        assert state.scores() == written["result"]["scores"]


def test_a_match_is_its_own_record(game, players, tmp_path):
    match = pithead.Match(game, players, seed=3, names=[f"P{seat}" for seat in range(players)])
    bot = pithead.Bot("easy")
    for ply in range(60):
        match.play(bot.choose(match.state(), seed=ply))
    file = tmp_path / "game.json"
    match.save(file)
    loaded = pithead.Record.load(file)
    assert loaded.moves == match.moves and loaded.hashes == match.hashes and len(loaded) == 60
    assert loaded.names == [f"P{seat}" for seat in range(players)]
    assert loaded.game == game and loaded.players == players and loaded.seed == 3
    assert loaded.state().hash() == match.state().hash()
    assert loaded.events(0) == match.events(0)


def test_a_move_is_taken_back_by_who_made_it_and_nobody_else():
    match = pithead.Match("coal-baron", 2, seed=1)
    seat = match.state().to_move
    before = match.state().hash()
    match.play(match.state().legal()[0])
    after = match.state().hash()
    with pytest.raises(pithead.IllegalMoveError, match="taken back"):
        match.undo(1 - seat)
    assert match.state().hash() == after
    match.undo(seat)
    assert match.state().hash() == before and len(match) == 0


@pytest.mark.parametrize("change", ["moves", "hash", "result"])
def test_a_record_that_was_changed_is_refused(change):
    text = (ROOT / "tests/match/golden/coal-baron/2-every-kind-of-move.json").read_text(encoding="utf-8")
    record = json.loads(text)
    if change == "moves":
        record["moves"].pop(3)
    elif change == "hash":
        record["hashes"][0] = "0" * 16
    else:
        record["result"]["scores"][0] += 1
    with pytest.raises(pithead.RecordError):
        pithead.Record.parse(json.dumps(record))
