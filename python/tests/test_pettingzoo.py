"""PettingZoo's own tests of our environments, and what they do not ask."""

from __future__ import annotations

import doctest
import importlib
import warnings
from types import SimpleNamespace

import numpy as np
import pytest

import pithead

pytest.importorskip("pettingzoo")

from pettingzoo.test import (  # noqa: E402
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_to_parallel  # noqa: E402

from pithead import pettingzoo  # noqa: E402

every_game = pytest.mark.parametrize("game", pithead.games(), ids=lambda game: game.id)
every_table = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in pithead.games() for players in game.players]
)


def play_out(env, choose) -> None:
    """Plays the running game to its end, the agents' last words included."""
    for agent in env.agent_iter():
        observation, _, termination, _, _ = env.last()
        env.step(None if termination else choose(agent, observation["action_mask"]))


def first_legal(agent: str, mask: np.ndarray) -> int:
    return int(np.flatnonzero(mask)[0])


def test_the_examples():
    assert doctest.testmod(pettingzoo).failed == 0
    assert doctest.testmod(pithead.text).failed == 0


@every_table
@pytest.mark.parametrize("observations", ["uint8", "float32"])
def test_api(game, players, observations):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It asks for plain arrays of every environment whose name is not on its list of those with action masks.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # Who is told of the end of the game has no legal move.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(pettingzoo.env(game, players, observations=observations), num_cycles=400)


@every_game
def test_seeds(game):
    seed_test(lambda: pettingzoo.env(game, 3))


@every_game
def test_rendering(game, capsys):
    render_test(
        lambda render_mode: pettingzoo.env(game, 3, render_mode=render_mode),
        custom_tests={"ansi": lambda text: text.startswith(game.title)},
    )
    assert capsys.readouterr().out.count(game.title) > 5


@every_game
def test_parallel(game):
    parallel_api_test(pettingzoo.parallel_env(game, 3), num_cycles=1000)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, 3))


@every_game
def test_nobody_may_say_that_moves_are_simultaneous(game):
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(pettingzoo.env(game))


def test_benchmark(monkeypatch, capsys):
    """PettingZoo's benchmark lasts five seconds by its clock, so that clock goes faster here."""
    game = pithead.games()[0]
    ticks = iter(np.arange(0, 100, 0.05))
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(pettingzoo.env(game, 3))
    assert "turns per second" in capsys.readouterr().out


@every_table
def test_rewards_come_at_the_end_and_add_up_to_nothing(game, players):
    env = pettingzoo.raw_env(game, players)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0}
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    state = env.position
    assert state.over
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards.values())
    assert [seat for seat in range(players) if env.rewards[f"player_{seat}"] == best] == state.winners()
    assert [info["score"] for info in env.infos.values()] == state.scores()
    assert sum(info["victory"] for info in env.infos.values()) == pytest.approx(1)


@every_game
def test_a_seed_deals_what_it_deals_elsewhere(game):
    env = pettingzoo.raw_env(game, 3)
    env.reset(seed=11)
    assert env.position.hash() == game.deal(3, seed=11).hash()
    env.reset()
    second = env.position.hash()
    assert second != game.deal(3, seed=11).hash()
    env.reset(seed=11)
    env.reset()
    assert env.position.hash() == second


@every_game
def test_observations_are_what_the_seat_knows(game):
    env = pettingzoo.raw_env(game, 3, observations="uint8")
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(60):
        state = env.position
        for seat, agent in enumerate(env.possible_agents):
            told = env.observe(agent)
            np.testing.assert_array_equal(told["observation"], state.observe(seat))
            legal = state.legal() if seat == state.to_move else []
            assert np.flatnonzero(told["action_mask"]).tolist() == sorted(legal)
        env.step(rng.choice(state.legal()))


@every_game
def test_an_illegal_move_changes_nothing(game):
    env = pettingzoo.raw_env(game)
    env.reset(seed=1)
    before = env.position.hash(), env.agent_selection
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for move in (illegal, -1, game.actions, None):
        with pytest.raises(pithead.IllegalMoveError):
            env.step(move)
        assert (env.position.hash(), env.agent_selection) == before


@every_game
def test_an_illegal_move_ends_a_wrapped_game(game):
    env = pettingzoo.env(game, 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards == {other: -1 if other == agent else 0 for other in env.possible_agents}
    assert all(env.terminations.values())


@every_game
def test_options_are_those_of_the_game(game):
    for name, values in game.options.items():
        env = pettingzoo.raw_env(game, options={name: values[-1]})
        env.reset(seed=3)
        assert env.position.hash() == game.deal(2, seed=3, options={name: values[-1]}).hash()


@every_game
def test_rewards_of_other_kinds(game):
    worth = {}
    for reward in ("score", "place"):
        env = pettingzoo.raw_env(game, 3, reward=reward)
        env.reset(seed=4)
        while not any(env.terminations.values()):
            env.step(env.position.legal()[0])
        worth[reward] = list(env.rewards.values())
    assert worth["score"] == env.position.scores()
    assert sum(worth["place"]) == pytest.approx(0)
    assert np.argsort(worth["place"], kind="stable").tolist()[-1] in env.position.winners()


@pytest.mark.parametrize(
    "settings",
    [{"players": 99}, {"reward": "glory"}, {"observations": "int4"}, {"render_mode": "film"}, {"options": {"no": "x"}}],
)
def test_a_wrong_setup_is_told(settings):
    with pytest.raises(pithead.SetupError):
        pettingzoo.env(pithead.games()[0], **settings)


def test_an_unknown_game_is_told():
    with pytest.raises(pithead.SetupError, match="there are"):
        pettingzoo.env("chess")


def test_games_follow_each_other():
    env = pettingzoo.env(pithead.games()[0])
    deals = set()
    for seed in (1, None, None):
        env.reset(seed=seed)
        deals.add(env.unwrapped.position.hash())
        play_out(env, first_legal)
        assert not env.agents
    assert len(deals) == 3
