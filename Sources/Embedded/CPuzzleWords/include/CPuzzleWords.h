#ifndef PULSE_CPUZZLEWORDS_H
#define PULSE_CPUZZLEWORDS_H
#include <stddef.h>
/// The word lists of the puzzles (Tools/puzzle_words.py) and Rules/puzzles.txt: UTF-8, not ended by a zero.
typedef struct { const unsigned char *bytes; size_t length; } pulse_puzzle_text;
/// In one language: the words that may be asked for, and those that may be guessed.
typedef struct { const char *language; pulse_puzzle_text common, five; } pulse_puzzle_list;
const pulse_puzzle_list *pulse_puzzle_lists(void);
extern const size_t pulse_puzzle_list_count;
pulse_puzzle_text pulse_puzzle_rules(void);
#endif
