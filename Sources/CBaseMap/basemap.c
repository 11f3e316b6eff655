#include "CBaseMap.h"
const unsigned char pulse_base_map[] = {
#embed "basemap.svg"
};
const size_t pulse_base_map_length = sizeof pulse_base_map;
