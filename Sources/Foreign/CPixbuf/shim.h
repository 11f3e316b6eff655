#ifndef PULSE_PIXBUF_SHIM_H
#define PULSE_PIXBUF_SHIM_H
#include <gdk-pixbuf/gdk-pixbuf.h>

typedef void (*pulse_on_size)(GdkPixbufLoader *, int width, int height, gpointer context);

// g_signal_connect is a macro, and its callback has no type.
static inline void pulse_watch_size(GdkPixbufLoader *loader, pulse_on_size callback, gpointer context) {
    g_signal_connect_data(loader, "size-prepared", G_CALLBACK(callback), context, NULL, (GConnectFlags)0);
}
#endif
