"""Tapete: a rules-enforced table for KeyForge, Seasons and Relic."""
