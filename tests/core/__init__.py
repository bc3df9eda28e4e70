"""Tests of the core, one file for each of its modules."""
