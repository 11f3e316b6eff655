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

# The package of `make deb` installed in a machine of its own, where systemd runs the service. ROOTS names a folder that may have its
# system already.
package=$(find "$root/.build/deb/" -name '*.deb' 2>/dev/null | head -1 || true)
not_run() { echo "  the service was not run: $*"; exit 0; }
[ -n "$package" ] || not_run "there is no package: make deb"
[ "$(id -u)" = 0 ] || not_run "that takes root"
[ -x "$(command -v debootstrap)" ] || not_run "debootstrap is not installed"
machine=${ROOTS:-$work}/systemd
if [ ! -d "$machine" ]; then
    debootstrap --variant=minbase --include=systemd-sysv,dbus bookworm "$machine" >"$work/said" 2>&1 ||
        not_run "debootstrap: $(tail -1 "$work/said")"
fi
cp "$package" "$machine/pulse.deb"
rm -rf "$machine/var/lib/pulse" "$machine/var/log/journal"
unshare --mount --pid --fork --uts --ipc --cgroup "$root/Recipes/booted.sh" "$machine" >"$work/booted" 2>&1 &
outer=$!
tidy() { pkill -KILL -P "$outer" 2>/dev/null || true; wait "$outer" 2>/dev/null || true; }
first() { pgrep -P "$outer"; }
inside() { nsenter -t "$(first)" --mount --pid --uts --ipc --cgroup --root --wd env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
is_up() { inside systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'; }
for _ in $(seq 60); do is_up && break; sleep 0.5; done
is_up || not_run "systemd does not start here: $(tail -3 "$work/booted")"
inside env DEBIAN_FRONTEND=noninteractive sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends /pulse.deb' \
    >"$work/said" 2>&1 || fail "the package is not installed: $(tail -5 "$work/said")"
news "$work/my-news"
inside install -d -o pulse -g pulse /var/lib/pulse
inside setpriv --reuid pulse --regid pulse --clear-groups pulse init /var/lib/pulse >"$work/said" 2>&1 || fail "pulse init: $(cat "$work/said")"
cp "$work/my-news/feeds.json" "$machine/var/lib/pulse/"
inside systemctl enable --now pulse.timer >"$work/said" 2>&1 || fail "the timer: $(cat "$work/said")"
inside systemctl list-timers --no-pager | grep -q pulse.timer || fail "the timer is not on the list"
inside systemctl start pulse.service || fail "the service: $(inside journalctl -u pulse.service --no-pager | tail -20)"
[ -s "$machine/var/lib/pulse/Output/index.html" ] || fail "there is no site"
said=$(inside journalctl -u pulse.service --no-pager -o cat _COMM=pulse)
[ "$(wc -l <<<"$said")" = 1 ] || fail "the journal has more than what is newly wrong: $said"
status=$(inside systemctl show -P ExecMainStatus pulse.service)
[ "$status" = 0 ] || fail "it ended with $status"
echo "  installed and run by systemd in $(inside systemctl show -P ExecMainExitTimestampMonotonic -P ExecMainStartTimestampMonotonic pulse.service |
    awk 'NR == 1 { end = $1 } NR == 2 { printf "%.1f s", ($1 > end ? $1 - end : end - $1) / 1e6 }'): $(find "$machine/var/lib/pulse/Output" -type f | wc -l) files"
