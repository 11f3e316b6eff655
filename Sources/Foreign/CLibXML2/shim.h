#ifndef PULSE_LIBXML2_SHIM_H
#define PULSE_LIBXML2_SHIM_H
// Debian's libxml2 is built with ICU, whose headers clash with Foundation's own copy.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

static inline void pulse_ignore_message(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

// Keeps this thread from printing the errors that XPath reports neither to its context nor to its caller.
static inline void pulse_silence_xpath(void) { xmlSetGenericErrorFunc(NULL, pulse_ignore_message); }
#endif
