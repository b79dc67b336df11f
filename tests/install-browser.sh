#!/usr/bin/env bash
# Installs what the tests look at the rulebook with: Debian's headless chromium and a font with Japanese characters, and, as
# package-lock.json pins them, npm's checkers: the Nu Html Checker, which Java runs, and eslint and TypeScript for the scripts.
# They lie in node_modules beside this repository's folders. With them comes the server of Xapian, which the tests of remote search start.
# Where that is not possible it says so and ends well, because those tests are then skipped, with that reason.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(chromium-headless-shell fonts-noto-cjk xapian-tools)
command -v java >/dev/null || packages+=(default-jre-headless)
command -v npm >/dev/null || packages+=(npm)

if dpkg --status "${packages[@]}" >/dev/null 2>&1; then
    :
elif [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends "${packages[@]}" </dev/null >/dev/null
else
    echo "The tests of pages and of remote search will be skipped unless these are installed: sudo apt-get install -y ${packages[*]}" >&2
fi

if [ node_modules/.package-lock.json -nt package-lock.json ]; then
    exit 0
fi
npm ci --silent --no-audit --no-fund </dev/null >/dev/null ||
    echo "The tests of valid pages and scripts will be skipped unless there are their checkers: npm ci" >&2
