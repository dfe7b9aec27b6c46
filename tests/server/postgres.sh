#!/bin/sh
# Runs the tests of the server against a PostgreSQL of its own: a cluster in a temporary folder, reached by a Unix socket,
# gone afterwards. Installs Debian's package where there is none. Arguments go to pytest.
set -eu

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
# PostgreSQL refuses to run as root.
as_somebody() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi; }
newest() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

if [ -z "$(newest)" ]; then
    as_root apt-get update --quiet
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql
fi
bin=$(newest)
folder=$(mktemp -d)
finish() {
    as_somebody "$bin/pg_ctl" --pgdata "$folder/cluster" --mode immediate --silent stop || true
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT TERM
[ "$(id -u)" != 0 ] || chown postgres "$folder"

as_somebody "$bin/initdb" --pgdata "$folder/cluster" --username bocage --auth trust --encoding UTF8 --locale C.UTF-8 >/dev/null
as_somebody "$bin/pg_ctl" --pgdata "$folder/cluster" --log "$folder/log" --silent --wait --options \
    "-k '$folder' -c listen_addresses='' -c fsync=on -c max_connections=200" start

BOCAGE_TEST_DATABASE="postgresql+psycopg://bocage@/postgres?host=$folder" "${PYTHON:-python3}" -m pytest "${@:-tests/server}"
