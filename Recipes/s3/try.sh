#!/usr/bin/env bash
# The edition in a bucket, of a server on this machine that speaks S3's language (moto), and read from there as a visitor would.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
needs rclone curl
moto=$root/.build-python/bin/moto_server
[ -x "$moto" ] || moto=$(command -v moto_server) || skip "moto_server is not installed (Recipes/setup.sh)"
news "$work/my-news"
port=$(free_port)
"$moto" -H 127.0.0.1 -p "$port" >"$work/moto" 2>&1 &
started+=($!)
until_true curl -s "http://127.0.0.1:$port/"
# Of the machine, and not for a server without TLS.
unset AWS_CA_BUNDLE
export AWS_ACCESS_KEY_ID=test AWS_SECRET_ACCESS_KEY=test RCLONE_CONFIG=$work/rclone.conf
# The page's own lines, with the server's address beside them; on this machine no bucket has a name of its own.
sed 's/provider = AWS/provider = Other/' "$root/Recipes/s3/rclone.conf" >"$work/rclone.conf"
printf 'endpoint = http://127.0.0.1:%s\nforce_path_style = true\n' "$port" >>"$work/rclone.conf"
rclone mkdir s3:my-bucket
sed -i "1s#{#{ $(cat "$root/Recipes/s3/publish.txt"),#" "$work/my-news/feeds.json"
build "$work/my-news"
rclone lsf -R --files-only s3:my-bucket | sort >"$work/there"
(cd "$work/my-news/Output" && find . -type f | sed 's#^\./##' | sort) >"$work/here"
diff "$work/here" "$work/there" >"$work/said" || fail "the bucket holds another site: $(head -5 "$work/said")"
cat >"$work/head.py" <<'END'
import sys

import boto3

store = boto3.client('s3', endpoint_url=sys.argv[1], region_name='eu-central-1')
held = store.get_object(Bucket='my-bucket', Key='index.html')
print(held['ContentType'], held['CacheControl'], sep='\n')
sys.stdout.buffer.flush()
if held['Body'].read() != open(sys.argv[2], 'rb').read():
    sys.exit('another front page')
END
"$(dirname "$moto")/python" "$work/head.py" "http://127.0.0.1:$port" "$work/my-news/Output/index.html" >"$work/head" ||
    fail "what the bucket holds"
has "$work/head" text/html
has "$work/head" no-cache
