// Stands in for a decoder with a fault: bytes that hold "POISON" crash it, "SPIN" never end, "GREED" take memory without end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>
#include <stdlib.h>
int gdk_pixbuf_loader_write(void *loader, const unsigned char *bytes, size_t count, void **error) {
    if (memmem(bytes, count, "POISON", 6)) __builtin_trap();
    if (memmem(bytes, count, "SPIN", 4)) for (;;) __asm__ volatile("");
    if (memmem(bytes, count, "GREED", 5)) for (;;) memset(malloc(16 << 20), 1, 16 << 20);
    int (*next)(void *, const unsigned char *, size_t, void **) = dlsym(RTLD_NEXT, "gdk_pixbuf_loader_write");
    return next(loader, bytes, count, error);
}
