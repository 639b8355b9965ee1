"""Set-up of a checkout: what `make` needs before it can play, test or build, made once and only when it is missing.

It runs on any Python from 3.11 on with nothing installed, so it imports the standard library alone; only the bars come
from `rich`, as soon as that is there.
"""
