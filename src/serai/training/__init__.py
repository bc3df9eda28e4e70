"""Training: self-play, and a network fitted to who won.

    serai train merv --minutes 30

Games give positions (`self_play`), positions give a network (`network`), and a network is kept only
if it wins against the one before (`rounds`). Shipped weights lie with the game (`weights.npz`).
"""
