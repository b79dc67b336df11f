#!/usr/bin/env bash
# Installs what the browser tests look at the rulebook with: Debian's chromium and a font with Japanese characters.
# Where that is not possible it says so and ends well, because those tests are then skipped, with that reason.
set -euo pipefail

packages=(chromium fonts-noto-cjk)

if dpkg --status "${packages[@]}" >/dev/null 2>&1; then
    exit 0
elif [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends "${packages[@]}" </dev/null >/dev/null
else
    echo "The browser tests will be skipped unless there is a chromium: sudo apt-get install -y ${packages[*]}" >&2
fi
