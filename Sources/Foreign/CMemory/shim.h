// The C library's heap functions, which Swift's Glibc module lacks.
#include <malloc.h>
