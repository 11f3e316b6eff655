#ifndef PULSE_CTemplates_H
#define PULSE_CTemplates_H
#include <stddef.h>
/// One file of Templates/, as it was when the tool was built.
typedef struct { const char *path; const unsigned char *bytes; size_t length; } pulse_template;
/// The first of `pulse_template_count` entries. (Swift does not see an array whose length C leaves open.)
const pulse_template *pulse_templates(void);
extern const size_t pulse_template_count;
#endif
