"""NumPy on one thread: the bots' matrices are small, and threads of several processes would wait for each other."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
