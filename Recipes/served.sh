# shellcheck shell=bash
# What every web server must do with a site. Sourced by its recipe, after lib.sh: served ADDRESS.
# shellcheck disable=SC2154
served() {
    local address=$1 picture assets
    ask() { curl -sS --max-time 10 -D "$work/head" -o "$work/body" "$@"; }
    answers() { grep -qE "^HTTP/[0-9.]+ $1" "$work/head" || fail "not $1: $(head -1 "$work/head")"; }

    ask "$address/"
    answers 200
    has "$work/head" 'content-type: text/html'
    has "$work/head" 'cache-control: no-cache'
    has "$work/head" 'x-content-type-options: nosniff'
    has "$work/body" '<main'
    # The header says what the pages say themselves, and who may frame them.
    local own
    own=$(sed -n 's/.*http-equiv="Content-Security-Policy" content="\([^"]*\)".*/\1/p' "$work/body")
    [ -n "$own" ] || fail "the page has no policy"
    tr -d '\r' <"$work/head" | sed -n 's/^content-security-policy: //Ip' | tr ';' '\n' | sed 's/^ //' >"$work/policy"
    while read -r part; do
        # What the header allows beyond, pictures of publishers, is the page's to refuse.
        [ "${part%% *}" = img-src ] || grep -qxF -- "$part" "$work/policy" || fail "the header lacks: $part"
    done < <(tr ';' '\n' <<<"$own" | sed 's/^ //')
    grep -qxF "frame-ancestors 'self'" "$work/policy" || fail "anybody may frame the pages"

    ask -H 'Accept-Encoding: gzip' "$address/index.html"
    has "$work/head" 'content-encoding: gzip'
    has "$work/head" 'vary: accept-encoding'
    gzip -t <"$work/body" || fail "not gzip"
    assets=$(cd "$work/site" && echo assets/v-*)
    ask "$address/$assets/style.css"
    has "$work/head" 'content-type: text/css'
    has "$work/head" 'cache-control: public, max-age=31536000, immutable'
    local etag
    etag=$(tr -d '\r' <"$work/head" | sed -n 's/^etag: //Ip')
    [ -n "$etag" ] || fail "there is no ETag"
    ask -H "If-None-Match: $etag" "$address/$assets/style.css"
    answers 304
    ask "$address/$assets/page.js"
    has "$work/head" 'content-type: text/javascript'
    ask "$address/feeds/index.xml"
    has "$work/head" 'xml'
    ask "$address/index.md"
    has "$work/head" 'content-type: text/'
    ask "$address/there/is/none.html"
    answers 404
    has "$work/body" '<main'
    ask "$address/.pulse-manifest"
    answers 404
    ask "$address/widget.html"
    has "$work/head" 'frame-ancestors *'
    # Its own policy says whom it may ask for sound and films: a header that says less would silence it.
    ask "$address/media.html"
    has "$work/head" "content-security-policy: frame-ancestors 'self'"
    has "$work/head" 'cache-control: no-cache'
    picture=$(cd "$work/site" && find assets/images -name '*.jpg' | head -1)
    ask "$address/$picture"
    answers 200
    has "$work/head" 'cache-control: public, max-age=31536000, immutable'
    if grep -qi '^cache-control: no-cache' "$work/head"; then fail "a picture has two minds"; fi
}

# A site to serve, with a picture named as cached pictures are.
made_site() {
    news "$work/my-news"
    build "$work/my-news" --output "$work/site"
    mkdir -p "$work/site/assets/images"
    printf '\377\330\377\340 not much of a picture \377\331' >"$work/site/assets/images/0123456789abcdef0123.jpg"
    chmod -R a+rX "$work/site"
}
