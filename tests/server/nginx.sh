#!/bin/sh
# Sees to an nginx for the test behind a real proxy: Debian's, if there is none.
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] && exit 0
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    nginx-light openssl >/dev/null
