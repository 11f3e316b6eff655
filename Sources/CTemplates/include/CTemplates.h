#ifndef PULSE_CTemplates_H
#define PULSE_CTemplates_H
#include <stddef.h>
/// One file of Templates/, as it was when the tool was built.
typedef struct { const char *path; const unsigned char *bytes; size_t length; } pulse_template;
extern const pulse_template pulse_templates[];
extern const size_t pulse_template_count;
#endif
