#!/bin/sh
# install.sh FOLDER TARGET: the wheel that build.sh left in FOLDER, with the drivers of PostgreSQL and Redis, into a virtual environment at TARGET.
set -e
"${PYTHON:-python3}" -m venv "$2"
"$2/bin/python" -m pip install --quiet --disable-pip-version-check --constraint "$1/constraints.txt" \
    "bocage[postgres,redis] @ file://$(cd "$1" && pwd)/$(cd "$1" && ls bocage-*.whl)"
