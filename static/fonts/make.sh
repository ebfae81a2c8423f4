#!/usr/bin/env bash
# Makes the fonts of this folder anew from their sources; README.md says what and why.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"

python3 -m venv tools
tools/bin/pip install --quiet fonttools==4.68.0 brotli==1.2.1
tools/bin/pip download --quiet --no-deps fontpkg-fraunces==1.0
tools/bin/python -m zipfile -e fontpkg_fraunces-*.whl .
npm pack --silent @expo-google-fonts/atkinson-hyperlegible-next@0.4.1 > /dev/null
tar xzf expo-google-fonts-atkinson-hyperlegible-next-*.tgz

# Semi-bold, of the size for headings, with corners as soft as ink on paper, and upright letters.
tools/bin/fonttools varLib.instancer --quiet 'fontpkg_fraunces/files/Fraunces[SOFT,WONK,opsz,wght].ttf' \
  opsz=72 wght=650 SOFT=100 WONK=0 --output fraunces.ttf

# Basic Latin, Latin-1, Latin Extended-A, the Romanian letters, punctuation, and a few signs.
chars="U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02DC,U+1E9E,U+2010-2015,U+2018-201A,U+201C-201E"
chars="$chars,U+2020,U+2022,U+2026,U+2030,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2212,U+2248,U+2260,U+2264,U+2265"
subset() {
  tools/bin/pyftsubset "$1" --unicodes="$chars" --layout-features=kern,liga,locl,ccmp,mark,tnum \
    --no-hinting --flavor=woff2 --output-file="$here/$2"
}
subset fraunces.ttf fraunces.woff2
subset package/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf atkinson-regular.woff2
subset package/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf atkinson-bold.woff2

cp fontpkg_fraunces/LICENSE "$here/fraunces-OFL.txt"
cp package/LICENSE_FONT "$here/atkinson-OFL.txt"
chmod 644 "$here"/*.txt
