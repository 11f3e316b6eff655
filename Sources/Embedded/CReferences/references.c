#include "CReferences.h"

static const unsigned char references[] = {
#embed "references.tsv"
};

pulse_references pulse_character_references(void) { return (pulse_references){references, sizeof references}; }
