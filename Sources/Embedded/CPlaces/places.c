#include "CPlaces.h"
const unsigned char pulse_places[] = {
#embed "places.tsv"
};
const size_t pulse_places_length = sizeof pulse_places;
const unsigned char pulse_words[] = {
#embed "words.tsv"
};
const size_t pulse_words_length = sizeof pulse_words;
const unsigned char pulse_given_names[] = {
#embed "given-names.txt"
};
const size_t pulse_given_names_length = sizeof pulse_given_names;
