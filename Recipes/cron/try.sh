#!/usr/bin/env bash
# The line of the crontab, run as cron runs it: by /bin/sh, with cron's few variables. What it prints, cron would mail.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
news "$work/my-news"
mkdir -p "$work/bin" "$work/www"
ln -s "$PULSE" "$work/bin/pulse"
grep -qE '^([0-9*/,-]+ +){5} cd ' "$root/Recipes/cron/crontab" || fail "the line has no five fields of time"
line=$(sed -nE 's/^([0-9*\/,-]+ +){5} //p' "$root/Recipes/cron/crontab" | sed "s#/home/me#$work#; s#/var/www#$work/www#")
night() {
    local status=0
    env -i HOME="$work" LOGNAME=me SHELL=/bin/sh PATH="/usr/bin:/bin:$work/bin" PULSE_NOW="$1" \
        /bin/sh -c "$line" >"$work/mail" 2>&1 || status=$?
    [ $status = 0 ] || fail "it ended with $status: $(cat "$work/mail")"
}
night 2026-03-14T05:17:00Z
[ -s "$work/mail" ] || fail "feeds fail on the first night, and nothing is mailed"
[ -s "$work/www/news/index.html" ] || fail "there is no site"
night 2026-03-15T05:17:00Z
[ ! -s "$work/mail" ] || fail "a night on which nothing new is wrong is mailed: $(cat "$work/mail")"
