#ifndef PULSE_CREFERENCES_H
#define PULSE_CREFERENCES_H
#include <stddef.h>
/// HTML's named character references, one per line (Tools/character_references.py): ASCII without a terminating zero.
typedef struct { const unsigned char *bytes; size_t length; } pulse_references;
pulse_references pulse_character_references(void);
#endif
