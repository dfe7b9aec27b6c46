#!/bin/sh
# Sees to a Chromium for the browser tests: the machine's own, else Debian's.
command -v chromium >/dev/null && exit 0
echo "Installing Debian's Chromium for the browser tests"
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
{ $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    chromium fonts-noto-core >/dev/null; } && command -v chromium >/dev/null && exit 0
echo "The browser tests need Chromium as 'chromium' on the path, and it could not be installed here"
exit 1
