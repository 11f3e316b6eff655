#ifndef PULSE_CPUZZLEWORDS_H
#define PULSE_CPUZZLEWORDS_H
#include <stddef.h>
/// The word lists of the puzzles (Tools/puzzle_words.py) and Rules/puzzles.txt: UTF-8 without a terminating zero.
typedef struct { const unsigned char *bytes; size_t length; } pulse_puzzle_text;
/// The words of one language: possible answers, and possible guesses.
typedef struct { const char *language; pulse_puzzle_text common, five; } pulse_puzzle_list;
const pulse_puzzle_list *pulse_puzzle_lists(void);
extern const size_t pulse_puzzle_list_count;
pulse_puzzle_text pulse_puzzle_rules(void);
#endif
