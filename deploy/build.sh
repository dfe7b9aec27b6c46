#!/bin/sh
# build.sh FOLDER: the source distribution and the wheel of this checkout, with the versions that they are tested with beside them.
set -e
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
mkdir -p "$1"
"$python" -m pip install --quiet --disable-pip-version-check --upgrade build
"$python" -m build --outdir "$1" .
sed -n 's/^\([A-Za-z0-9_.-]*==[^ ]*\).*/\1/p' requirements.lock > "$1/constraints.txt"
