#ifndef PULSE_CLibraries_H
#define PULSE_CLibraries_H
#include <stddef.h>
/// A third-party script or style sheet used by pages, as fetched by Tools/libraries.sh.
typedef struct { const char *path; const unsigned char *bytes; size_t length; } pulse_library;
/// Returns the first of `pulse_library_count` entries; none if Tools/libraries.sh did not run before the build.
/// (Swift does not import arrays of unknown length.)
const pulse_library *pulse_libraries(void);
extern const size_t pulse_library_count;
#endif
