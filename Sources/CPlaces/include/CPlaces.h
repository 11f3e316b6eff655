#ifndef PULSE_CPlaces_H
#define PULSE_CPlaces_H
#include <stddef.h>
/// The gazetteer, a table of tab-separated values in UTF-8 (columns: Tools/gazetteer.py).
extern const unsigned char pulse_places[];
extern const size_t pulse_places_length;
#endif
