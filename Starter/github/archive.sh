#!/bin/sh
# archive.sh fetch | keep: stores the archive, what alerts have sent and drafted, and the books of past days on a branch of
# their own, which only ever has one commit. Without the archive every article would be new each night, and the addresses of
# stories would be lost.
set -eu
branch=archive
file=Data/pulse.sqlite
case ${1:-} in
fetch)
    if [ -z "$(git ls-remote origin "refs/heads/$branch")" ]; then
        echo "no archive yet: this is the first edition"
        exit 0
    fi
    git fetch --quiet --depth=1 origin "refs/heads/$branch"
    mkdir -p Data
    git archive FETCH_HEAD | tar -x -C Data
    gzip -dc Data/pulse.sqlite.gz >"$file.part"
    mv "$file.part" "$file"
    rm Data/pulse.sqlite.gz
    ;;
keep)
    [ -s "$file" ] || { echo "archive.sh: there is no $file" >&2; exit 1; }
    # Merges SQLite's write-ahead log into the file.
    pulse archive check >/dev/null
    [ ! -s "$file-wal" ] || { echo "archive.sh: $file-wal is not empty" >&2; exit 1; }
    # An index of its own, so that git's own files stay out of the commit.
    GIT_INDEX_FILE=$PWD/Data/archive.index
    export GIT_INDEX_FILE
    rm -f "$GIT_INDEX_FILE"
    blob=$(gzip -n -c "$file" | git hash-object -w --stdin)
    git update-index --add --cacheinfo "100644,$blob,pulse.sqlite.gz"
    for kept in Data/alerts.json Data/drafts/* Data/books/* Data/books/*/*; do
        [ -f "$kept" ] || continue
        blob=$(git hash-object -w --no-filters "$kept")
        git update-index --add --cacheinfo "100644,$blob,${kept#Data/}"
    done
    tree=$(git write-tree)
    rm -f "$GIT_INDEX_FILE"
    commit=$(git -c user.name=pulse -c user.email=pulse@localhost commit-tree "$tree" -m "Update the archive")
    git push --quiet --force origin "$commit:refs/heads/$branch"
    ;;
*)
    echo "archive.sh fetch | keep" >&2
    exit 2
    ;;
esac
