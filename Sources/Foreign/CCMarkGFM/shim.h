#ifndef PULSE_CMARK_SHIM_H
#define PULSE_CMARK_SHIM_H
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#endif
