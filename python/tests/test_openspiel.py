"""OpenSpiel's own tests of our games, its searches and one of its learners on them, and what it does not ask."""

from __future__ import annotations

import doctest
import pickle
import random
import subprocess
import sys

import numpy as np
import pytest

import pithead

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    evaluate_bots,
    ismcts,
    mcts,
    random_agent,
    tabular_qlearner,
)
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import pithead.openspiel  # noqa: E402
from pithead.openspiel import SEED_BYTES, short_name  # noqa: E402

every_game = pytest.mark.parametrize("game", pithead.games(), ids=lambda game: game.id)


def load(game, **parameters):
    return pyspiel.load_game(short_name(game), parameters)


def dealt(game, seed: int = 1, **parameters):
    """A state after the deal of that seed, drawn byte by byte."""
    state = load(game, **parameters).new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES, "little"):
        state.apply_action(byte)
    return state


def after(state, decisions: int):
    """So many random decisions later."""
    rng = random.Random(decisions)
    for _ in range(decisions):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def play(state, bots) -> list[float]:
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def test_the_examples():
    assert doctest.testmod(pithead.openspiel).failed == 0


@every_game
@pytest.mark.parametrize("parameters", [{"players": 2}, {"players": 4}, {"players": 3, "seed": 7}], ids=str)
def test_random_simulations(game, parameters):
    pyspiel.random_sim_test(load(game, **parameters), num_sims=1, serialize=True, verbose=False)


@every_game
def test_simulations_from_the_middle_of_a_game(game):
    state = after(dealt(game, players=2), 60)
    pyspiel.random_sim_test_with_specific_initial_state(state.get_game(), 1, state, serialize=True)


@every_game
def test_options_are_parameters(game):
    for name, values in game.options.items():
        state = dealt(game, seed=9, players=2, **{name: values[-1]})
        assert state.position.hash() == game.deal(2, 9, {name: values[-1]}).hash()
        again = pyspiel.load_game(str(state.get_game()))
        assert again.options[name] == values[-1]


@every_game
def test_bytes_of_the_seed_deal_what_it_deals_elsewhere(game):
    seed = 0x01020304
    assert dealt(game, seed, players=3).position.hash() == game.deal(3, seed).hash()
    fixed = load(game, players=3, seed=seed).new_initial_state()
    assert fixed.position.hash() == game.deal(3, seed).hash()
    assert not fixed.is_chance_node()
    assert fixed.get_game().get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC


@every_game
def test_the_deal_is_explicit_chance(game):
    state = load(game).new_initial_state()
    drawn = 0
    while state.is_chance_node():
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert state.legal_actions() == [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(state.legal_actions()[-1])
        drawn += 1
    assert drawn == state.get_game().max_chance_nodes_in_history() == SEED_BYTES


@every_game
def test_legal_actions_are_those_of_the_seat_to_move(game):
    state = after(dealt(game, players=3), 40)
    legal = state.position.legal()
    mover = state.current_player()
    assert state.legal_actions() == state.legal_actions(mover) == legal
    assert all(state.legal_actions(seat) == [] for seat in range(3) if seat != mover)
    assert [state.action_to_string(action) for action in legal] == state.position.legal_text()
    assert np.flatnonzero(state.legal_actions_mask()).tolist() == legal


@every_game
def test_an_illegal_action_changes_nothing(game):
    state = dealt(game, players=2)
    before = str(state), state.history()
    illegal = next(move for move in range(game.actions) if move not in state.legal_actions())
    with pytest.raises(pithead.IllegalMoveError):
        state.apply_action(illegal)
    assert (str(state), state.history()) == before


@every_game
def test_returns_are_shares_of_the_victory(game):
    state = dealt(game, players=4)
    assert state.returns() == [0] * 4
    play(state, [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(4)])
    assert sum(state.returns()) == pytest.approx(0)
    best = max(state.returns())
    assert [seat for seat in range(4) if state.returns()[seat] == best] == state.position.winners()


@every_game
def test_tensors_are_what_the_seat_knows(game):
    state = after(dealt(game, players=3), 50)
    observation = make_observation(state.get_game())
    for seat in range(3):
        row = state.position.observe(seat)
        scaled = [
            row[field.slice].astype(np.float32) / np.float32(field.most - field.least)
            for field in game.observation.values()
        ]
        np.testing.assert_array_equal(state.observation_tensor(seat), np.concatenate(scaled))
        observation.set_from(state, seat)
        np.testing.assert_array_equal(observation.tensor, np.concatenate(scaled))


@every_game
def test_a_copy_goes_its_own_way(game):
    state = after(dealt(game, players=2), 30)
    copy = state.clone()
    before = str(state)
    after(copy, 10)
    assert str(state) == before != str(copy)


@every_game
def test_states_can_be_written_down(game):
    state = after(dealt(game, players=3), 30)
    for written in (state, state.resample_from_infostate(1, lambda: 0.3)):
        read = pickle.loads(pickle.dumps(written))
        assert str(read) == str(written)
        assert read.history() == written.history()
        assert str(after(read, 20)) == str(after(written.clone(), 20))


@every_game
def test_resampling_keeps_what_the_seat_knows(game):
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = dealt(game, players=3)
    rng = random.Random(3)
    others = 0
    while not state.is_terminal():
        for seat in range(3):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert others > 50  # what is hidden did change


@every_game
def test_information_states_remember_ones_own_moves(game):
    state = dealt(game, players=2)
    mover, move = state.current_player(), state.legal_actions()[0]
    state.apply_action(move)
    assert state.information_state_string(mover).startswith(f"{move} {{")
    assert state.information_state_string(1 - mover).startswith(" {")


@every_game
def test_mcts_beats_random_play(game):
    rng = np.random.RandomState(1)
    of_game = load(game, players=2)
    searcher = mcts.MCTSBot(of_game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    returns = evaluate_bots.evaluate_bots(
        dealt(game, players=2), [searcher, uniform_random.UniformRandomBot(1, rng)], rng
    )
    assert list(returns) == [1, -1]


@every_game
def test_mcts_in_c_beats_random_play(game):
    of_game = load(game, players=2)
    searcher = pyspiel.MCTSBot(of_game, pyspiel.RandomRolloutEvaluator(1, 3), 1.4, 50, 100, False, 7, False)
    bots = [pyspiel.make_uniform_random_bot(0, 3), searcher]
    assert pyspiel.evaluate_bots(dealt(game, players=2), bots, 5) == [-1, 1]


@every_game
def test_is_mcts_plays(game):
    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(load(game), mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    state = dealt(game, players=2)
    for _ in range(20):
        policy, action = searcher.step_with_policy(state)
        assert sum(chance for _, chance in policy) == pytest.approx(1)
        assert {move for move, chance in policy if chance} <= set(state.legal_actions())
        state.apply_action(action)


@every_game
def test_is_mcts_does_not_see_hidden_cards(game):
    """It decides the same in positions that the seat cannot tell apart."""

    def policy(state):
        rng, drawn = np.random.RandomState(1), random.Random(1)
        searcher = ismcts.ISMCTSBot(load(game), mcts.RandomRolloutEvaluator(1, rng), 1.4, 30, random_state=rng)
        searcher.set_resampler(lambda root, seat: root.resample_from_infostate(seat, drawn.random))
        return searcher.get_policy(state)

    state = after(dealt(game, players=2), 30)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(state.current_player(), lambda: 0.7)
    assert str(other) != str(state)
    assert policy(other) == policy(state)


@every_game
def test_a_learner_learns_what_the_end_was_worth(game):
    of_game = load(game, players=2)
    env = rl_environment.Environment(of_game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=3))
    np.random.seed(3)
    learner = tabular_qlearner.QLearner(0, of_game.num_distinct_actions(), step_size=0.5)
    agents = [learner, random_agent.RandomAgent(1, of_game.num_distinct_actions())]
    told = env.reset()
    while not told.last():
        told = env.step([agents[told.observations["current_player"]].step(told).action])
    for agent in agents:
        agent.step(told)
    learnt = {value for values in learner._q_values.values() for value in values.values()}
    assert learnt == {0, 0.5 * told.rewards[0]}


def test_a_wrong_setup_is_told():
    game = pithead.games()[0]
    with pytest.raises(pithead.SetupError, match="99"):
        load(game, players=99)


def test_python_ends_without_a_word():
    """OpenSpiel holds on to what was registered until after the interpreter has gone."""
    done = subprocess.run([sys.executable, "-c", "import pithead.openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
