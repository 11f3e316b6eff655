#ifndef PULSE_PIXBUF_SHIM_H
#define PULSE_PIXBUF_SHIM_H
#include <gdk-pixbuf/gdk-pixbuf.h>

// Defined only in the static build (Tools/static). All other builds are linked with these libraries.
extern const char *pulse_open_picture_libraries(void) __attribute__((weak));

// Returns the file name of the first missing library; NULL if there is none.
static inline const char *pulse_missing_picture_library(void) {
    return pulse_open_picture_libraries ? pulse_open_picture_libraries() : NULL;
}

typedef void (*pulse_on_size)(GdkPixbufLoader *, int width, int height, gpointer context);

// A typed wrapper for g_signal_connect, which is a macro with an untyped callback.
static inline void pulse_watch_size(GdkPixbufLoader *loader, pulse_on_size callback, gpointer context) {
    g_signal_connect_data(loader, "size-prepared", G_CALLBACK(callback), context, NULL, (GConnectFlags)0);
}
#endif
