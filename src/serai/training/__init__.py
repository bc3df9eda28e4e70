"""Learning the value of positions: games with oneself, a network fitted to who won them.

    serai train merv --minutes 30

Games give positions (`self_play`), positions give a network (`network`), and a network is kept only
if it wins against the one before (`rounds`). What is shipped lies with the game as `weights.npz`.
"""
