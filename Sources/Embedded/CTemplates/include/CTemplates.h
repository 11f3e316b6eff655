#ifndef PULSE_CTemplates_H
#define PULSE_CTemplates_H
#include <stddef.h>
/// A file of Templates/ as embedded at build time.
typedef struct { const char *path; const unsigned char *bytes; size_t length; } pulse_template;
/// Returns the first of `pulse_template_count` entries. (Swift does not import arrays of unknown length.)
const pulse_template *pulse_templates(void);
extern const size_t pulse_template_count;
#endif
