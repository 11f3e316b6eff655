#ifndef PULSE_PIXBUF_SHIM_H
#define PULSE_PIXBUF_SHIM_H
#include <gdk-pixbuf/gdk-pixbuf.h>

// Only the program that runs without packages has it (Tools/static): everywhere else these libraries are linked, and there.
extern const char *pulse_open_picture_libraries(void) __attribute__((weak));

// The file of the first library that the system lacks; NULL when all are there.
static inline const char *pulse_missing_picture_library(void) {
    return pulse_open_picture_libraries ? pulse_open_picture_libraries() : NULL;
}

typedef void (*pulse_on_size)(GdkPixbufLoader *, int width, int height, gpointer context);

// g_signal_connect is a macro, and its callback has no type.
static inline void pulse_watch_size(GdkPixbufLoader *loader, pulse_on_size callback, gpointer context) {
    g_signal_connect_data(loader, "size-prepared", G_CALLBACK(callback), context, NULL, (GConnectFlags)0);
}
#endif
