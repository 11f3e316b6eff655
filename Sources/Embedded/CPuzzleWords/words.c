#include "CPuzzleWords.h"

static const unsigned char en_common[] = {
#embed "en.common.txt"
};
static const unsigned char en_five[] = {
#embed "en.five.txt"
};
static const unsigned char es_common[] = {
#embed "es.common.txt"
};
static const unsigned char es_five[] = {
#embed "es.five.txt"
};
static const unsigned char pt_common[] = {
#embed "pt.common.txt"
};
static const unsigned char pt_five[] = {
#embed "pt.five.txt"
};
static const unsigned char rules[] = {
#embed "../../../Rules/puzzles.txt"
};

static const pulse_puzzle_list lists[] = {
    {"en", {en_common, sizeof en_common}, {en_five, sizeof en_five}},
    {"es", {es_common, sizeof es_common}, {es_five, sizeof es_five}},
    {"pt", {pt_common, sizeof pt_common}, {pt_five, sizeof pt_five}},
};

const pulse_puzzle_list *pulse_puzzle_lists(void) { return lists; }
const size_t pulse_puzzle_list_count = sizeof lists / sizeof lists[0];
pulse_puzzle_text pulse_puzzle_rules(void) { return (pulse_puzzle_text){rules, sizeof rules}; }
