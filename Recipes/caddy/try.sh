#!/usr/bin/env bash
# The site as Caddy serves it: types, compression, ETag, caching, policy, 404.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
# shellcheck source=Recipes/served.sh
source "$root/Recipes/served.sh"
needs caddy curl
made_site
port=$(free_port)
# A name of its own would have it ask for a certificate.
sed "s#^news.example.org {#http://127.0.0.1:$port {#; s#/var/www/news#$work/site#" \
    "$root/Recipes/caddy/Caddyfile" >"$work/Caddyfile.body"
{
    printf '{\n\tadmin off\n}\n'
    cat "$work/Caddyfile.body"
} >"$work/Caddyfile"
caddy validate --adapter caddyfile --config "$work/Caddyfile" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
HOME=$work XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work caddy run --adapter caddyfile --config "$work/Caddyfile" >"$work/said" 2>&1 &
started+=($!)
until_true curl -s "http://127.0.0.1:$port/"
served "http://127.0.0.1:$port"
