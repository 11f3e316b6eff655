#ifndef PULSE_CURL_SHIM_H
#define PULSE_CURL_SHIM_H
#include <curl/curl.h>

// `curl_easy_setopt` is variadic, which Swift cannot call: one typed function an option kind.
static inline CURLcode pulse_setopt_long(CURL *h, CURLoption o, long v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode pulse_setopt_string(CURL *h, CURLoption o, const char *v) { return curl_easy_setopt(h, o, v); }
#endif
