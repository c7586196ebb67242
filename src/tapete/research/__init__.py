"""Tapete for researchers: PettingZoo, Gymnasium, OpenSpiel, batches of matches and data sets."""
