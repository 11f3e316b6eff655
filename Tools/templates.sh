#!/bin/sh
# Lists every file of Templates/ in Sources/Embedded/CTemplates/templates.c, so that the tool carries them within itself.
# Run it after adding or removing a template; a test holds the list and the folder together.
cd "$(dirname "$0")/.." || exit 1
out=Sources/Embedded/CTemplates/templates.c
{
    echo '// Written by Tools/templates.sh.'
    echo '#include "CTemplates.h"'
    number=0
    list=$(cd Templates && find . -type f ! -name '.*' ! -name README.md | sed 's|^\./||' | LC_ALL=C sort)
    for path in $list; do
        printf '\nstatic const unsigned char t%d[] = {\n#embed "../../../Templates/%s"\n};' "$number" "$path"
        number=$((number + 1))
    done
    printf '\n\nstatic const pulse_template entries[] = {\n'
    number=0
    for path in $list; do
        printf '    {"%s", t%d, sizeof t%d},\n' "$path" "$number" "$number"
        number=$((number + 1))
    done
    printf '};\nconst pulse_template *pulse_templates(void) { return entries; }\n'
    printf 'const size_t pulse_template_count = sizeof entries / sizeof entries[0];\n'
} > "$out"
