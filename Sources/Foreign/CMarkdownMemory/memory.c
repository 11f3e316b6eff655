#include "CMarkdownMemory.h"
#include <stdlib.h>
#include <string.h>

// The alignment that malloc guarantees.
#define ALIGNMENT 16
#define FIRST_BLOCK (64 << 10)
#define BLOCK (256 << 10)

struct block {
    struct block *before;
    _Alignas(ALIGNMENT) char bytes[];
};

// Precedes each allocation; realloc needs the size to copy.
struct head {
    _Alignas(ALIGNMENT) size_t size;
};

// Enough for most pages, which then need no allocation by the C library.
static _Thread_local _Alignas(ALIGNMENT) char first[FIRST_BLOCK];
static _Thread_local struct block *blocks;
static _Thread_local char *next;
static _Thread_local char *end;

static void *given(size_t size) {
    if (size > SIZE_MAX / 2) abort();
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    size_t whole = size + sizeof(struct head);
    if (!next) {
        next = first;
        end = first + sizeof first;
    }
    if (whole > (size_t)(end - next)) {
        size_t room = whole > BLOCK ? whole : BLOCK;
        struct block *block = malloc(sizeof *block + room);
        // Like cmark's own allocator: without memory there can be no page.
        if (!block) abort();
        block->before = blocks;
        blocks = block;
        next = block->bytes;
        end = block->bytes + room;
    }
    struct head *head = (struct head *)next;
    head->size = size;
    next += whole;
    return head + 1;
}

static void *zeroed(size_t count, size_t size) {
    size_t whole;
    if (__builtin_mul_overflow(count, size, &whole)) abort();
    return memset(given(whole), 0, whole);
}

static void *resized(void *old, size_t size) {
    if (!old) return given(size);
    struct head *head = (struct head *)old - 1;
    if (size <= head->size) return old;
    char *after = (char *)old + head->size;
    // The latest allocation can grow in place.
    if (after == next && size - head->size + ALIGNMENT <= (size_t)(end - next)) {
        size_t more = (size - head->size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        head->size += more;
        next += more;
        return old;
    }
    return memcpy(given(size), old, head->size);
}

static void kept(void *piece) { (void)piece; }

static cmark_mem memory = {zeroed, resized, kept};

cmark_mem *pulse_markdown_memory(void) { return &memory; }

void pulse_markdown_memory_reset(void) {
    while (blocks) {
        struct block *before = blocks->before;
        free(blocks);
        blocks = before;
    }
    next = end = NULL;
}
