"""steps.py FILE: the commands of a pipeline's own making, as its runner would give them to a shell, less those that install.

Of a workflow of GitHub's the steps with `run`; of GitLab's `script`.
"""

import pathlib
import sys

import yaml

told = yaml.safe_load(pathlib.Path(sys.argv[1]).read_text())
if 'jobs' in told:
    commands = [step['run'] for job in told['jobs'].values() for step in job['steps'] if 'run' in step]
else:
    commands = told['pages']['script']
for command in commands:
    if 'apt-get' not in command:
        print(command.strip())
