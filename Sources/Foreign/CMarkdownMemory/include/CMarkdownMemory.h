#ifndef PULSE_MARKDOWN_MEMORY_H
#define PULSE_MARKDOWN_MEMORY_H
#include <cmark-gfm.h>

// An arena allocator for the document a thread is working on. cmark allocates and frees each node and text of a page
// separately; here they are contiguous and freed together.

/// Returns the allocator for cmark. Each thread has its own arena, so a document must stay on the thread that made it.
cmark_mem *pulse_markdown_memory(void);
/// Frees everything allocated on this thread.
void pulse_markdown_memory_reset(void);
#endif
