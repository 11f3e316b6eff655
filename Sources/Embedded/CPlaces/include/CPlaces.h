#ifndef PULSE_CPlaces_H
#define PULSE_CPlaces_H
#include <stddef.h>
/// The gazetteer, a table of tab-separated values in UTF-8 (columns: Tools/gazetteer.py). Places, names and points from
/// GeoNames (https://www.geonames.org), CC BY 4.0.
extern const unsigned char pulse_places[];
extern const size_t pulse_places_length;
/// Words next to a name that show its kind. Each line has a role, a tab and words.
extern const unsigned char pulse_words[];
extern const size_t pulse_words_length;
/// Given names in lower case, one per line.
extern const unsigned char pulse_given_names[];
extern const size_t pulse_given_names_length;

// Swift does not import arrays of unknown length.
static inline const unsigned char *pulse_places_start(void) { return pulse_places; }
static inline const unsigned char *pulse_words_start(void) { return pulse_words; }
static inline const unsigned char *pulse_given_names_start(void) { return pulse_given_names; }
#endif
