#!/usr/bin/env bash
# The units as systemd reads them, how much they leave open, and the service run where systemd runs (as root, PID 1).
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
needs systemd-analyze
mkdir "$work/units"
cp "$root"/Recipes/systemd/pulse.* "$work/units/"
# The program need not be installed for its unit to be read.
sed -i "s#/usr/bin/pulse#$PULSE#" "$work/units/pulse.service"
systemd-analyze verify --man=no "$work/units/pulse.service" "$work/units/pulse.timer" >"$work/said" 2>&1 ||
    fail "$(cat "$work/said")"
! grep -E 'pulse\.(service|timer)' "$work/said" || fail "systemd has something to say of the units"
systemd-analyze security --offline=true --no-pager "$work/units/pulse.service" >"$work/security" 2>&1
score=$(sed -n 's/.*Overall exposure level for pulse.service: \([0-9.]*\).*/\1/p' "$work/security")
[ -n "$score" ] || fail "no score: $(tail -3 "$work/security")"
awk "BEGIN { exit !($score < 3) }" || fail "exposure $score, not below 3"
echo "  exposure $score of 10"
systemd-analyze calendar "$(sed -n 's/^OnCalendar=//p' "$work/units/pulse.timer")" >/dev/null || fail "not a time"
[ -d /run/systemd/system ] || { echo "  the service was not run: this machine has no systemd"; exit 0; }
needs systemd-run
[ "$(id -u)" = 0 ] || { echo "  the service was not run: that takes root"; exit 0; }
news "$work/my-news"
properties=()
while read -r property; do properties+=(-p "$property"); done < <(
    sed -nE '/^\[Service\]/,$ { /^(Protect|Private|Restrict|System|NoNew|Capability|Ambient|Lock|MemoryDeny|RemoveIPC|ProcSubset|UMask)/p }' \
        "$work/units/pulse.service" | grep -v '^ProtectSystem\|^PrivateTmp\|^PrivateUsers'
)
status=0
systemd-run --quiet --wait --pipe --working-directory="$work/my-news" "${properties[@]}" \
    "$PULSE" build --quiet --now 2026-03-14T18:00:00Z >"$work/said" 2>&1 || status=$?
[ $status = 3 ] || fail "the service ended with $status: $(cat "$work/said")"
