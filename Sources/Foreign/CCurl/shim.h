#ifndef PULSE_CURL_SHIM_H
#define PULSE_CURL_SHIM_H
#include <curl/curl.h>

// Typed wrappers, one per kind of option, for the variadic functions that set and get options. Swift cannot call those.
static inline CURLcode pulse_set_long(CURL *h, CURLoption o, long v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode pulse_set_offset(CURL *h, CURLoption o, curl_off_t v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode pulse_set_string(CURL *h, CURLoption o, const char *v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode pulse_set_pointer(CURL *h, CURLoption o, void *v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode pulse_set_list(CURL *h, CURLoption o, struct curl_slist *v) { return curl_easy_setopt(h, o, v); }

// Wrappers that set a callback together with its user pointer.
static inline CURLcode pulse_on_body(CURL *h, curl_write_callback f, void *user) {
    curl_easy_setopt(h, CURLOPT_WRITEDATA, user);
    return curl_easy_setopt(h, CURLOPT_WRITEFUNCTION, f);
}
static inline CURLcode pulse_on_upload(CURL *h, curl_read_callback f, void *user) {
    curl_easy_setopt(h, CURLOPT_READDATA, user);
    return curl_easy_setopt(h, CURLOPT_READFUNCTION, f);
}
static inline CURLcode pulse_on_header(CURL *h, curl_write_callback f, void *user) {
    curl_easy_setopt(h, CURLOPT_HEADERDATA, user);
    return curl_easy_setopt(h, CURLOPT_HEADERFUNCTION, f);
}
static inline CURLcode pulse_on_socket(CURL *h, curl_opensocket_callback f, void *user) {
    curl_easy_setopt(h, CURLOPT_OPENSOCKETDATA, user);
    return curl_easy_setopt(h, CURLOPT_OPENSOCKETFUNCTION, f);
}
static inline CURLcode pulse_on_request(CURL *h, curl_prereq_callback f, void *user) {
    curl_easy_setopt(h, CURLOPT_PREREQDATA, user);
    return curl_easy_setopt(h, CURLOPT_PREREQFUNCTION, f);
}
static inline CURLcode pulse_on_progress(CURL *h, curl_xferinfo_callback f, void *user) {
    curl_easy_setopt(h, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(h, CURLOPT_XFERINFODATA, user);
    return curl_easy_setopt(h, CURLOPT_XFERINFOFUNCTION, f);
}

static inline CURLcode pulse_get_offset(CURL *h, CURLINFO i, curl_off_t *v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode pulse_get_long(CURL *h, CURLINFO i, long *v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode pulse_get_socket(CURL *h, CURLINFO i, curl_socket_t *v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode pulse_get_list(CURL *h, CURLINFO i, struct curl_slist **v) { return curl_easy_getinfo(h, i, v); }
static inline CURLMcode pulse_multi_set_long(CURLM *h, CURLMoption o, long v) { return curl_multi_setopt(h, o, v); }
#endif
