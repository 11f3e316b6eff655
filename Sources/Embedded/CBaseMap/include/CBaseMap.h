#ifndef PULSE_CBaseMap_H
#define PULSE_CBaseMap_H
#include <stddef.h>
/// Returns the world's land and borders (Natural Earth, public domain) as a fragment of SVG made by Tools/basemap.py:
/// `pulse_base_map_length` bytes. (Swift does not import arrays of unknown length.)
const unsigned char *pulse_base_map(void);
extern const size_t pulse_base_map_length;
#endif
