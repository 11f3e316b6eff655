#!/bin/sh
# Lists every file of Templates/ in Sources/Embedded/CTemplates/templates.c, so that the tool carries them within itself.
# Run it after adding or removing a template; a test holds the list and the folder together.
# Each array has the name of its file and no number, so that another template adds four lines and changes none.
cd "$(dirname "$0")/.." || exit 1
(cd Templates && find . -type f ! -name '.*' ! -name README.md) | sed 's|^\./||' | LC_ALL=C sort | LC_ALL=C awk '
    BEGIN { print "// Written by Tools/templates.sh.\n#include \"CTemplates.h\"\n" }
    {
        name = $0
        gsub(/[^A-Za-z0-9]/, "_", name)
        print "static const unsigned char " name "[] = {\n#embed \"../../../Templates/" $0 "\"\n};"
        entries = entries "    {\"" $0 "\", " name ", sizeof " name "},\n"
    }
    END {
        print "\nstatic const pulse_template entries[] = {\n" entries "};"
        print "const pulse_template *pulse_templates(void) { return entries; }"
        print "const size_t pulse_template_count = sizeof entries / sizeof entries[0];"
    }' > Sources/Embedded/CTemplates/templates.c
