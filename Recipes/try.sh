#!/usr/bin/env bash
# Recipes/try.sh [NAME...]: tries the recipes, all of them without a name, and says how long each took. PULSE names the program.
# What they need is installed by Recipes/setup.sh; one whose tools are missing is not tried, and says so.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
status=0
python3 "$here/pages.py" || status=1
names=("$@")
[ $# -gt 0 ] || for script in "$here"/*/try.sh; do names+=("$(basename "$(dirname "$script")")"); done
for name in "${names[@]}"; do
    begun=$SECONDS
    bash "$here/$name/try.sh"
    case $? in
    0) echo "$name: works ($((SECONDS - begun)) s)" ;;
    77) echo "$name: not tried" ;;
    *)
        echo "$name: FAILS"
        status=1
        ;;
    esac
done
exit $status
