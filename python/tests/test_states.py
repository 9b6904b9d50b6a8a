"""Positions: dealt, played, copied, looked at, and what a seat knows of them."""

from __future__ import annotations

import copy
import random

import numpy as np
import pithead
import pytest


def wander(game: pithead.Game, players: int, seed: int, moves: int) -> pithead.State:
    """A position after some random moves."""
    choose = random.Random(seed)
    state = game.deal(players, seed)
    for _ in range(moves):
        if not state.over:
            state.play(choose.choice(state.legal()))
    return state


def test_a_game_plays_to_its_end(game, players):
    state = wander(game, players, 1, 10_000)
    assert state.over and state.to_move is None and state.legal() == []
    assert state.winners()
    best = max(state.scores())
    assert all(state.scores()[seat] == best for seat in state.winners())
    for seat in range(players):
        sheet = state.score_sheet(seat)
        assert list(sheet) == [*game.sources, "total"]
        assert sheet["total"] == sum(sheet[source] for source in game.sources) == state.scores()[seat]


def test_numbers_and_notation_name_the_same_moves(game, players):
    state = wander(game, players, 2, 40)
    assert [game.read_move(text) for text in state.legal_text()] == state.legal()
    by_text = state.copy()
    state.play(state.legal()[0])
    by_text.play(by_text.legal_text()[0])
    assert state.hash() == by_text.hash()


def test_a_mask_says_what_is_legal(game, players):
    state = wander(game, players, 3, 60)
    mask = state.mask()
    assert mask.dtype == np.bool_ and mask.shape == (game.actions,)
    assert np.flatnonzero(mask).tolist() == sorted(state.legal())


def test_the_same_seed_deals_the_same_game(game, players):
    assert game.deal(players, 5).hash() == game.deal(players, 5).hash()
    assert game.deal(players, 5).hash() != game.deal(players, 6).hash()


@pytest.mark.parametrize("make", [lambda state: state.copy(), copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(game, make):
    state = wander(game, 3, 4, 30)
    before = state.hash()
    other = make(state)
    other.play(other.legal()[-1])
    assert state.hash() == before != other.hash()


def test_events_tell_what_a_move_did(game):
    state = wander(game, 2, 5, 20)
    silent = state.copy()
    move = state.legal()[0]
    events = state.play_told(move)
    silent.play(move)
    assert state.hash() == silent.hash()
    assert events and all("event" in event for event in events)


def test_views_keep_secrets(game, players):
    state = wander(game, players, 6, 80)
    for seat in range(players):
        for seed in range(3):
            guess = pithead.Belief(state, seat).sample(seed)
            assert guess.view(seat) == state.view(seat)
            assert guess.broken_law() is None


def test_nothing_hidden_is_in_an_observation(game, players):
    for moves in (0, 25, 60, 110):
        state = wander(game, players, 7, moves)
        for seat in range(players):
            seen = state.observe(seat)
            assert seen.shape == (game.observation_size,) and seen.dtype == np.uint8
            belief = pithead.Belief(state, seat)
            assert np.array_equal(belief.observe(), seen)
            for seed in range(3):
                assert np.array_equal(belief.sample(seed).observe(seat), seen)


def test_an_observation_goes_into_the_callers_memory(game):
    state = wander(game, 4, 8, 50)
    row = np.full(game.observation_size, 7, np.uint8)
    assert state.observe(out=row) is row
    assert np.array_equal(row, state.observe(state.to_move))
    scaled = np.zeros(game.observation_size, np.float32)
    state.observe(out=scaled)
    for field in game.observation.values():
        expected = row[field.slice] / np.float32(field.most - field.least)
        assert np.allclose(scaled[field.slice], expected)
    assert scaled.min() >= 0 and scaled.max() <= 1


def test_fields_of_an_observation_say_what_the_view_says():
    game = pithead.Game("coal-baron")
    state = wander(game, 3, 9, 70)
    for seat in range(3):
        row = state.observe(seat)
        for away in range(3):
            player = state.view(seat)["seats"][(seat + away) % 3]
            assert row[game.observation[f"seat+{away}.marks"].slice] == [player["marks"]]
            field = game.observation[f"seat+{away}.delivered"]
            held = {label for label, there in zip(field.labels, row[field.slice], strict=True) if there}
            assert held == set(player["delivered"])
        assert not row[game.observation["seat+3.delivered"].slice].any()


def test_options_change_the_game():
    game = pithead.Game("schichtwechsel")
    assert game.options["box"] == ["third", "second", "first"]
    assert game.deal(2, 1, {"box": "first"}).hash() != game.deal(2, 1).hash()
    assert game.components({"box": "first"}) != game.components()
