# Of every script here: a folder of its own that is removed again, packages by their exact versions and without their install scripts,
# and the comparison of what is seen today with what was seen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json

use() {
  npm install --silent --no-audit --no-fund --ignore-scripts "$@"
}

# see COMMAND… < what was seen
see() {
  cat > seen-then
  "$@" > seen-now 2> errors || { cat errors; echo 'the trial itself failed'; exit 2; }
  diff -u seen-then seen-now || { echo 'it is no longer so'; exit 1; }
}
