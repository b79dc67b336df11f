#!/usr/bin/env bash
# Installs what the tests look at the rulebook with: Debian's headless chromium and a font with Japanese characters, and the Nu
# Html Checker, which npm brings and Java runs. The checker lies in node_modules beside this repository's folders.
# Where that is not possible it says so and ends well, because those tests are then skipped, with that reason.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(chromium-headless-shell fonts-noto-cjk)
command -v java >/dev/null || packages+=(default-jre-headless)
command -v npm >/dev/null || packages+=(npm)
checker=vnu-jar@26.9.27

if dpkg --status "${packages[@]}" >/dev/null 2>&1; then
    :
elif [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends "${packages[@]}" </dev/null >/dev/null
else
    echo "The browser tests will be skipped unless there is a chromium: sudo apt-get install -y ${packages[*]}" >&2
fi

if [ -e node_modules/vnu-jar/build/dist/vnu.jar ]; then
    exit 0
fi
npm install --silent --no-save --no-package-lock --no-audit --no-fund --prefix . "$checker" </dev/null >/dev/null ||
    echo "The tests of valid pages will be skipped unless there is a vnu-jar: npm install --no-save $checker" >&2
