// What the C library offers for its heap, which Swift's Glibc module leaves out.
#include <malloc.h>
