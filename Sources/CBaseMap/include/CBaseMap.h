#ifndef PULSE_CBaseMap_H
#define PULSE_CBaseMap_H
#include <stddef.h>
/// The world's land and borders (Natural Earth, public domain), made by Tools/basemap.py.
extern const unsigned char pulse_base_map[];
extern const size_t pulse_base_map_length;
#endif
