#ifndef PULSE_PANGO_SHIM_H
#define PULSE_PANGO_SHIM_H
#include <pango/pangocairo.h>
#endif
