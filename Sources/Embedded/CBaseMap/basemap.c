#include "CBaseMap.h"
static const unsigned char base_map[] = {
#embed "basemap.svg"
};
const unsigned char *pulse_base_map(void) { return base_map; }
const size_t pulse_base_map_length = sizeof base_map;
