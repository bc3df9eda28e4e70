"""The tests are a package, so that they may share helpers."""
