"""The texts: nothing missing, nothing idle, and room for languages with cases."""
