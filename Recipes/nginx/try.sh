#!/usr/bin/env bash
# The site as nginx serves it: types, compression, ETag, caching, policy, 404.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
# shellcheck source=Recipes/served.sh
source "$root/Recipes/served.sh"
needs nginx curl
made_site
port=$(free_port)
mkdir "$work/nginx"
sed "s#listen 80;#listen 127.0.0.1:$port;#; /listen \[::\]/d; s#/var/www/news#$work/site#" \
    "$root/Recipes/nginx/news.conf" >"$work/nginx/news.conf"
cat >"$work/nginx/nginx.conf" <<END
daemon off;
pid $work/nginx/pid;
error_log $work/nginx/error.log;
events {}
http {
    access_log off;
    client_body_temp_path $work/nginx/body;
    proxy_temp_path $work/nginx/proxy;
    fastcgi_temp_path $work/nginx/fastcgi;
    uwsgi_temp_path $work/nginx/uwsgi;
    scgi_temp_path $work/nginx/scgi;
    include $work/nginx/news.conf;
}
END
nginx -t -q -c "$work/nginx/nginx.conf" 2>"$work/said" || fail "$(cat "$work/said")"
nginx -c "$work/nginx/nginx.conf" 2>>"$work/nginx/error.log" &
started+=($!)
until_true curl -s "http://127.0.0.1:$port/"
served "http://127.0.0.1:$port"
