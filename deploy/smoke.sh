#!/bin/sh
# Goes through the steps of the Dockerfile without Docker: builds, installs into an empty environment, serves, asks, stops.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
server=""
unset PYTHONPATH
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
"${PYTHON:-python3}" -m venv "$work/builder"
PYTHON="$work/builder/bin/python" sh "$root/deploy/build.sh" "$work/dist"
sh "$root/deploy/install.sh" "$work/dist" "$work/bocage"
cd "$work"                                  # not in the checkout: what runs now is what was installed
port=$("$work/bocage/bin/python" -c "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])")
"$work/bocage/bin/bocage" serve --no-open --port "$port" --data "$work/data" > "$work/log" 2>&1 &
server=$!
"$work/bocage/bin/python" "$root/deploy/ask.py" "http://127.0.0.1:$port" || { cat "$work/log"; exit 1; }
"$work/bocage/bin/python" -m bocage fuzz operation_commando --games 1 --seed 1 > /dev/null
echo "Built, installed into an empty environment, served: sound"
