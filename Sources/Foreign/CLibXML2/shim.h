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

// Adds the work of a function that compares its first two arguments at every character to the steps taken, because
// libxml2 counts one step however long they are. Returns whether steps are left.
static inline int pulse_may_search(xmlXPathParserContextPtr parser, int given, int needed) {
    // The function itself reports missing arguments.
    if (given != needed || parser->valueNr < needed) return 1;
    unsigned long work = 1;
    for (int argument = 0; argument < 2; argument++) {
        xmlXPathObjectPtr *value = &parser->valueTab[parser->valueNr - needed + argument];
        *value = xmlXPathConvertString(*value);
        work *= *value == NULL ? 0 : (unsigned long)xmlStrlen((*value)->stringval);
    }
    parser->value = parser->valueTab[parser->valueNr - 1];
    parser->context->opCount += work / 1024;
    if (parser->context->opLimit == 0 || parser->context->opCount <= parser->context->opLimit) return 1;
    xmlXPathErr(parser, XPATH_OP_LIMIT_EXCEEDED);
    return 0;
}

static inline void pulse_contains(xmlXPathParserContextPtr parser, int given) {
    if (pulse_may_search(parser, given, 2)) xmlXPathContainsFunction(parser, given);
}

static inline void pulse_substring_before(xmlXPathParserContextPtr parser, int given) {
    if (pulse_may_search(parser, given, 2)) xmlXPathSubstringBeforeFunction(parser, given);
}

static inline void pulse_substring_after(xmlXPathParserContextPtr parser, int given) {
    if (pulse_may_search(parser, given, 2)) xmlXPathSubstringAfterFunction(parser, given);
}

static inline void pulse_translate(xmlXPathParserContextPtr parser, int given) {
    if (pulse_may_search(parser, given, 3)) xmlXPathTranslateFunction(parser, given);
}

static inline void pulse_replace_function(xmlXPathContextPtr context, const char *name, xmlXPathFunction function) {
    // A second function of a name is refused, so the first is removed.
    xmlXPathRegisterFunc(context, BAD_CAST name, NULL);
    xmlXPathRegisterFunc(context, BAD_CAST name, function);
}

// Makes the functions that search in texts respect the context's limit on steps.
static inline void pulse_limit_searches(xmlXPathContextPtr context) {
    pulse_replace_function(context, "contains", pulse_contains);
    pulse_replace_function(context, "substring-before", pulse_substring_before);
    pulse_replace_function(context, "substring-after", pulse_substring_after);
    pulse_replace_function(context, "translate", pulse_translate);
}
#endif
