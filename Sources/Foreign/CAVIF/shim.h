#ifndef PULSE_AVIF_SHIM_H
#define PULSE_AVIF_SHIM_H
#include <avif/avif.h>
#endif
