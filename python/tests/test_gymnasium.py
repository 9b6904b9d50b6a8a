"""Gymnasium's own checks of our environments, and what they do not ask."""

from __future__ import annotations

import doctest
import warnings

import numpy as np
import pytest

import pithead

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

import pithead.gymnasium  # noqa: E402
from pithead.gymnasium import PitheadEnv, PitheadVectorEnv, environment_id  # noqa: E402

every_game = pytest.mark.parametrize("game", pithead.games(), ids=lambda game: game.id)


def make_vec(game, **settings):
    return gymnasium.make_vec(environment_id(game), vectorization_mode="vector_entry_point", **settings)


def random_moves(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def play_out(env, rng: np.random.Generator, **reset):
    """A whole game of random moves: all observations, and the last answer."""
    observation, info = env.reset(**reset)
    observations, terminated = [observation], False
    while not terminated:
        answer = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        observation, _, terminated, _, info = answer
        observations.append(observation)
    return observations, answer


def test_the_examples():
    assert doctest.testmod(pithead.gymnasium).failed == 0


@every_game
@pytest.mark.parametrize("skip_render_check", [True, False])
def test_check_env(game, skip_render_check):
    for players in game.players:
        env = gymnasium.make(environment_id(game), players=players, illegal_reward=-1)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(env.unwrapped, skip_render_check=skip_render_check)


@every_game
@pytest.mark.parametrize("observations", ["uint8", "float32"])
def test_a_game_is_played_to_its_end(game, observations):
    env = gymnasium.make(environment_id(game), players=3, observations=observations)
    observed, (_, reward, terminated, truncated, info) = play_out(env, np.random.default_rng(1), seed=1)
    assert all(observation in env.observation_space for observation in observed)
    state = env.unwrapped.position
    assert terminated and not truncated and state.over
    assert not info["action_mask"].any()
    share = (info["seat"] in state.winners()) / len(state.winners())
    assert reward == pytest.approx((3 * share - 1) / 2)
    assert info["scores"].tolist() == state.scores()


@every_game
def test_floats_are_bytes_by_their_most(game):
    kinds = {}
    for kind in ("uint8", "float32"):
        env = PitheadEnv(game, observations=kind)
        kinds[kind], _ = env.reset(seed=9)
    for field in game.observation.values():
        scaled = kinds["uint8"][field.slice].astype(np.float32) / np.float32(field.most - field.least)
        np.testing.assert_array_equal(kinds["float32"][field.slice], scaled)


@every_game
def test_the_same_seed_plays_the_same_game(game):
    def told(opponents):
        env = PitheadEnv(game, players=3, opponents=opponents)
        observed, answer = play_out(env, np.random.default_rng(7), seed=7)
        return np.array(observed), answer[1], env.position.hash()

    first, again = told("easy"), told("easy")
    np.testing.assert_array_equal(first[0], again[0])
    assert first[1:] == again[1:]
    assert told("random")[2] != first[2]


@every_game
def test_a_seed_deals_what_it_deals_elsewhere(game):
    env = PitheadEnv(game, players=2, seat=game.deal(2, seed=11).to_move)
    env.reset(seed=11)
    assert env.position.hash() == game.deal(2, seed=11).hash()
    env.reset(seed=4, options={"deal": 11})
    assert env.position.hash() == game.deal(2, seed=11).hash()


@every_game
def test_all_seats_are_drawn_unless_one_is_named(game):
    env = PitheadEnv(game, players=4, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == set(range(4))
    assert env.reset(options={"seat": 2})[1]["seat"] == 2
    env = PitheadEnv(game, players=4, opponents="random", seat=3)
    assert {env.reset()[1]["seat"] for _ in range(10)} == {3}


@every_game
def test_opponents_may_be_functions(game):
    asked = []

    def last_legal(state):
        asked.append(state.to_move)
        return state.legal()[-1]

    env = PitheadEnv(game, players=3, opponents=[last_legal, "random"], seat=2)
    play_out(env, np.random.default_rng(3), seed=3)
    assert set(asked) == {0}  # the seat after ours


@every_game
def test_an_illegal_move_changes_nothing(game):
    env = PitheadEnv(game, players=3)
    _, info = env.reset(seed=1)
    before = env.position.hash()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for move in (illegal, -1, game.actions):
        with pytest.raises(pithead.IllegalMoveError):
            env.step(move)
        assert env.position.hash() == before
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


@every_game
def test_an_illegal_move_may_cost_the_game(game):
    env = PitheadEnv(game, players=3, illegal_reward=-2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, _ = env.step(illegal)
    assert (reward, terminated, truncated) == (-2, True, False)
    with pytest.raises(pithead.IllegalMoveError, match="reset"):
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
    env.reset()
    env.step(int(np.flatnonzero(env.position.mask())[0]))


@every_game
def test_scores_on_the_way_are_what_everybody_sees(game):
    for seed in range(3):
        state = game.deal(3, seed)
        rng = np.random.default_rng(seed)
        while not state.over:
            state.play(int(rng.choice(state.legal())))
            seen = [seat["points"]["total"] for seat in state.view(None)["seats"]]
            assert seen == state.scores()


@every_game
def test_rendering_shows_what_the_seat_sees(game, capsys):
    env = gymnasium.make(environment_id(game), render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith(game.title)
    env = gymnasium.make(environment_id(game), render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.startswith(game.title)


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 99},
        {"opponents": "nobody"},
        {"opponents": ["easy", "easy"]},
        {"seat": 2},
        {"reward": "glory"},
        {"observations": "int4"},
        {"render_mode": "film"},
        {"options": {"no": "x"}},
    ],
)
def test_a_wrong_setup_is_told(settings):
    with pytest.raises(pithead.SetupError):
        PitheadEnv(pithead.games()[0], **settings)


@pytest.mark.parametrize("options", [{"seat": 5}, {"cards": 3}])
def test_wrong_options_of_a_reset_change_nothing(options):
    env = PitheadEnv(pithead.games()[0])
    env.reset(seed=3)
    before = env.position.hash(), env.np_random.bit_generator.state
    with pytest.raises(pithead.SetupError):
        env.reset(options=options)
    assert (env.position.hash(), env.np_random.bit_generator.state) == before


# ---- many games at once ------------------------------------------------------------------------------


@every_game
def test_a_vector_tells_what_a_batch_tells(game):
    envs = make_vec(game, num_envs=8, players=3, opponents="random")
    assert isinstance(envs, PitheadVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    batch = pithead.Batch(game, 3, 8, seed=5, observations="float32", opponents="random")
    observations, infos = envs.reset(seed=5)
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(300):
        np.testing.assert_array_equal(observations, batch.observations)
        np.testing.assert_array_equal(infos["action_mask"], batch.masks)
        assert observations in envs.observation_space
        seats = batch.to_move.copy()
        np.testing.assert_array_equal(infos["seat"], seats)
        moves = random_moves(infos["action_mask"], rng)
        assert moves in envs.action_space
        batch.step(moves)
        observations, rewards, terminations, truncations, infos = envs.step(moves)
        np.testing.assert_array_equal(terminations, batch.done)
        assert not truncations.any()
        assert ("final_info" in infos) == terminations.any()
        for lane in range(8):
            share = batch.rewards[lane, seats[lane]]
            assert rewards[lane] == pytest.approx((3 * share - 1) / 2 if terminations[lane] else 0)
            if terminations[lane]:
                assert infos["final_info"]["seat"][lane] == seats[lane]
                assert infos["final_info"]["scores"][lane].tolist() == batch.scores[lane].tolist()
        ended += terminations.sum()
    assert ended >= 8


@every_game
def test_a_vector_of_gymnasiums_own(game):
    envs = gymnasium.make_vec(environment_id(game), num_envs=3, vectorization_mode="sync", players=2)
    _, infos = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        _, _, _, _, infos = envs.step(random_moves(infos["action_mask"], rng))


def test_wrappers_count_the_games_that_ended():
    envs = RecordEpisodeStatistics(make_vec(pithead.games()[0], num_envs=4, opponents="random"))
    _, infos = envs.reset(seed=2)
    rng = np.random.default_rng(2)
    counted = ended = 0
    for _ in range(200):
        _, _, terminations, _, infos = envs.step(random_moves(infos["action_mask"], rng))
        ended += terminations.sum()
        if "episode" in infos:
            counted += infos["_episode"].sum()
            assert set(infos["episode"]["r"][infos["_episode"]]) <= {-1.0, 0.0, 1.0}
    assert counted == ended > 0


def test_what_a_vector_tells_is_yours_to_keep():
    envs = make_vec(pithead.games()[0], num_envs=4)
    observations, infos = envs.reset(seed=2)
    kept, mask = observations.copy(), infos["action_mask"].copy()
    envs.step(random_moves(mask, np.random.default_rng(0)))
    np.testing.assert_array_equal(observations, kept)
    np.testing.assert_array_equal(infos["action_mask"], mask)
    shared = make_vec(pithead.games()[0], num_envs=4, copy=False)
    assert shared.reset(seed=2)[0] is shared.unwrapped.batch.observations


def test_an_illegal_move_in_one_game_plays_in_none():
    envs = make_vec(pithead.games()[0], num_envs=4)
    _, infos = envs.reset(seed=2)
    before = [envs.unwrapped.batch.state(lane).hash() for lane in range(4)]
    moves = random_moves(infos["action_mask"], np.random.default_rng(0))
    moves[2] = np.flatnonzero(infos["action_mask"][2] == 0)[0]
    with pytest.raises(pithead.IllegalMoveError):
        envs.step(moves)
    assert [envs.unwrapped.batch.state(lane).hash() for lane in range(4)] == before


def test_every_reset_of_a_vector_is_another_series():
    envs = make_vec(pithead.games()[0], num_envs=4)
    first = envs.reset(seed=2)[0]
    second = envs.reset()[0]
    assert (first != second).any()
    np.testing.assert_array_equal(envs.reset(seed=2)[0], first)
    np.testing.assert_array_equal(envs.reset()[0], second)
    with pytest.raises(pithead.SetupError, match="one seed"):
        envs.reset(seed=[1, 2, 3, 4])
    with pytest.raises(pithead.SetupError, match="reset_mask"):
        envs.reset(options={"reset_mask": np.ones(4, bool)})
