#!/bin/sh
# Plays in a cluster on this machine and kills its processes (play.py; WHAT=chaos: chaos.py). Installs PostgreSQL and Redis from Debian where there are none.
set -eu

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

wanted=""
ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || wanted="postgresql"
command -v valkey-server >/dev/null || command -v redis-server >/dev/null || wanted="$wanted redis-server"
if [ -n "$wanted" ]; then
    as_root apt-get update --quiet
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends $wanted
fi
exec "${PYTHON:-python3}" -m "tests.server.cluster.${WHAT:-play}" "$@"
