#ifndef PULSE_CLibraries_H
#define PULSE_CLibraries_H
#include <stddef.h>
/// A script or style of others that pages use, as Tools/libraries.sh fetched it.
typedef struct { const char *path; const unsigned char *bytes; size_t length; } pulse_library;
/// The first of `pulse_library_count` entries; there are none where Tools/libraries.sh did not run before the build.
/// (Swift does not see an array whose length C leaves open.)
const pulse_library *pulse_libraries(void);
extern const size_t pulse_library_count;
#endif
