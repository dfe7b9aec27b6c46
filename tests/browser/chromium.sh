#!/bin/sh
# Sees to a Chromium for the browser tests: its headless shell, from Debian if need be, else the whole browser if it is there.
command -v chromium-headless-shell >/dev/null && exit 0
echo "Installing Debian's headless Chromium for the browser tests"
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    chromium-headless-shell fonts-noto-core >/dev/null
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null && exit 0
echo "The browser tests need 'chromium-headless-shell' or 'chromium' on the path, and it could not be installed here"
exit 1
