#ifndef PULSE_CBaseMap_H
#define PULSE_CBaseMap_H
#include <stddef.h>
/// The world's land and borders (Natural Earth, public domain), a fragment of SVG made by Tools/basemap.py:
/// `pulse_base_map_length` bytes. (Swift does not see an array whose length C leaves open.)
const unsigned char *pulse_base_map(void);
extern const size_t pulse_base_map_length;
#endif
