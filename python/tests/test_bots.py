"""Bots, the adviser, and games gone through with it."""

from __future__ import annotations

import pithead
import pytest


@pytest.mark.parametrize("name", ["random", "easy", "medium", "hard:50"])
def test_bots_choose_legal_moves_the_same_for_the_same_seed(game, players, name):
    bot = pithead.Bot(name)
    state = game.deal(players, seed=2)
    for ply in range(15):
        move = bot.choose(state, seed=ply)
        assert move in state.legal()
        assert move == bot.choose(state, seed=ply)
        state.play(move)


def test_a_bot_sees_no_more_than_its_seat(game):
    bot = pithead.Bot("hard:60")
    state = game.deal(3, seed=4)
    for ply in range(12):
        guess = pithead.Belief(state).sample(ply)
        assert bot.choose(guess, seed=ply) == bot.choose(state, seed=ply)
        state.play(bot.choose(state, seed=ply))


def test_advice_ranks_moves(game):
    state = game.deal(2, seed=1)
    advice = pithead.advise(state, iterations=200, most=3)
    assert advice["seat"] == state.to_move
    assert 1 <= len(advice["moves"]) <= 3
    for move in advice["moves"]:
        assert game.read_move(move["move"]) in state.legal()
        assert sum(move["victory"]) == pytest.approx(1, abs=0.01)


def test_an_analysis_goes_through_every_decision():
    match = pithead.Match("coal-baron", 2, seed=1)
    for ply in range(12):
        match.play(pithead.Bot("random").choose(match.state(), seed=ply))
    plies = pithead.analyse(match, iterations=60, threads=1)
    assert [ply["played"] for ply in plies] == match.moves
    assert plies == pithead.analyse(match, iterations=60, threads=2)
    assert all(ply["loss"] >= 0 for ply in plies)
