#ifndef PULSE_ZLIB_SHIM_H
#define PULSE_ZLIB_SHIM_H
#include <zlib.h>
#endif
