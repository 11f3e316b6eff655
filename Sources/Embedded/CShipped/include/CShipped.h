#ifndef PULSE_CSHIPPED_H
#define PULSE_CSHIPPED_H
#include <stddef.h>

/// A file embedded in the tool.
typedef struct { const void *bytes; size_t length; } pulse_file;

/// The shipped feeds.json: the source of the built-in categories.
pulse_file pulse_shipped_configuration(void);
/// The shipped feeds.schema.json.
pulse_file pulse_shipped_schema(void);
/// The files that `pulse init` writes, from Starter/.
pulse_file pulse_starter_configuration(void);
pulse_file pulse_starter_readme(void);
#endif
