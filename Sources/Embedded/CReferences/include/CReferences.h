#ifndef PULSE_CREFERENCES_H
#define PULSE_CREFERENCES_H
#include <stddef.h>
/// The named character references of HTML, a line each (Tools/character_references.py): ASCII, not ended by a zero.
typedef struct { const unsigned char *bytes; size_t length; } pulse_references;
pulse_references pulse_character_references(void);
#endif
