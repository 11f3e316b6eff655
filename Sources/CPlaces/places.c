#include "CPlaces.h"
const unsigned char pulse_places[] = {
#embed "places.tsv"
};
const size_t pulse_places_length = sizeof pulse_places;
