#!/usr/bin/env bash
# The edition carried to a web host: a folder behind a program that stands in for ssh, where nobody has to have an account.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
needs rsync
news "$work/my-news"
mkdir "$work/bin" "$work/host"
# shellcheck disable=SC2016 # That shell is the one that reads them.
# As ssh is called: HOST COMMAND…, the command to be read by a shell there.
printf '#!/bin/sh\nwhile [ "$1" != host.example.org ]; do shift; done\nshift\ncd "%s" && exec sh -c "$*"\n' "$work/host" >"$work/bin/ssh"
chmod +x "$work/bin/ssh"
sed -i "1s#{#{ $(sed "s#/var/www/news#$work/host/news#" "$root/Recipes/rsync/publish.txt"),#" "$work/my-news/feeds.json"
PATH=$work/bin:$PATH build "$work/my-news"
[ -s "$work/host/news/index.html" ] || fail "the host has no site: $(cat "$work/built")"
diff -r "$work/my-news/Output" "$work/host/news" >"$work/said" || fail "the host has another: $(head -5 "$work/said")"
echo stranger >"$work/host/news/CNAME"
PATH=$work/bin:$PATH build "$work/my-news" --now 2026-03-15T18:00:00Z
[ -s "$work/host/news/CNAME" ] || fail "a file of somebody else is gone"
