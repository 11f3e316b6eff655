#include "CTemplates.h"

// One pair of entries a file; a test holds this list and the folder Templates/ together.
static const unsigned char layout_html[] = {
#embed "../../Templates/layout.html"
};

#define ENTRY(path, name) {path, name, sizeof name}
const pulse_template pulse_templates[] = {
    ENTRY("layout.html", layout_html),
};
const size_t pulse_template_count = sizeof pulse_templates / sizeof pulse_templates[0];
