// The libraries that decode and draw pictures, opened where the system has them. They read modules, fonts and settings of the
// system, so they are never part of a program that runs without packages. Linked into that one only (`make static`), in their
// place: each function that pulse calls is a jump to where the library has it or, while it is not open, to one that answers nothing.
#include <dlfcn.h>
#include <stddef.h>

// One that pulse calls and that is not here is an undefined symbol when it is linked.
#define FUNCTIONS(NAME) \
    NAME(avifDecoderCreate) \
    NAME(avifDecoderDestroy) \
    NAME(avifDecoderNextImage) \
    NAME(avifDecoderParse) \
    NAME(avifDecoderSetIOMemory) \
    NAME(cairo_create) \
    NAME(cairo_destroy) \
    NAME(cairo_fill) \
    NAME(cairo_image_surface_create) \
    NAME(cairo_image_surface_get_data) \
    NAME(cairo_image_surface_get_stride) \
    NAME(cairo_move_to) \
    NAME(cairo_rectangle) \
    NAME(cairo_set_source_rgb) \
    NAME(cairo_status) \
    NAME(cairo_surface_destroy) \
    NAME(cairo_surface_flush) \
    NAME(g_compute_checksum_for_data) \
    NAME(g_free) \
    NAME(g_object_unref) \
    NAME(g_signal_connect_data) \
    NAME(gdk_pixbuf_apply_embedded_orientation) \
    NAME(gdk_pixbuf_composite_color_simple) \
    NAME(gdk_pixbuf_get_height) \
    NAME(gdk_pixbuf_get_width) \
    NAME(gdk_pixbuf_loader_close) \
    NAME(gdk_pixbuf_loader_get_pixbuf) \
    NAME(gdk_pixbuf_loader_new_with_type) \
    NAME(gdk_pixbuf_loader_set_size) \
    NAME(gdk_pixbuf_loader_write) \
    NAME(gdk_pixbuf_save_to_bufferv) \
    NAME(pango_cairo_create_layout) \
    NAME(pango_cairo_show_layout) \
    NAME(pango_font_description_free) \
    NAME(pango_font_description_from_string) \
    NAME(pango_font_description_set_absolute_size) \
    NAME(pango_font_description_set_weight) \
    NAME(pango_layout_get_pixel_size) \
    NAME(pango_layout_get_unknown_glyphs_count) \
    NAME(pango_layout_is_ellipsized) \
    NAME(pango_layout_set_ellipsize) \
    NAME(pango_layout_set_font_description) \
    NAME(pango_layout_set_height) \
    NAME(pango_layout_set_line_spacing) \
    NAME(pango_layout_set_text) \
    NAME(pango_layout_set_width) \
    NAME(pango_layout_set_wrap)

// Of libavif, the version whose structures pulse was built with: without it, AVIF alone is not read.
static const char *const needed[] = {"libgdk_pixbuf-2.0.so.0", "libpangocairo-1.0.so.0"}, *const wanted = "libavif.so.15";

static long nothing(void) { return 0; }

#ifdef __x86_64__
#define JUMP(name) "jmpq *at_" #name "(%rip)"
#elif defined(__aarch64__)
#define JUMP(name) "adrp x16, at_" #name "\n ldr x16, [x16, :lo12:at_" #name "]\n br x16"
#endif
#define TRAMPOLINE(name) \
    __attribute__((used, visibility("hidden"))) void *at_##name = (void *)nothing; \
    __attribute__((naked, visibility("hidden"))) void name(void) { __asm__(JUMP(name)); }
FUNCTIONS(TRAMPOLINE)

#define ENTRY(name) {#name, &at_##name},
static const struct {
    const char *name;
    void **at;
} functions[] = {FUNCTIONS(ENTRY)};

// The first library that is missing; NULL when pictures can be made. Called once, before anything is drawn.
const char *pulse_open_picture_libraries(void) {
    for (size_t index = 0; index < sizeof needed / sizeof *needed; index++)
        if (!dlopen(needed[index], RTLD_NOW | RTLD_GLOBAL)) return needed[index];
    dlopen(wanted, RTLD_NOW | RTLD_GLOBAL);
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        void *function = dlsym(RTLD_DEFAULT, functions[index].name);
        if (function) *functions[index].at = function;
    }
    return NULL;
}
