#ifndef PULSE_MARKDOWN_MEMORY_H
#define PULSE_MARKDOWN_MEMORY_H
#include <cmark-gfm.h>

// Memory for the documents that one thread has at a time. cmark asks for each node and each text of a page by itself and gives
// them back one by one; here they lie side by side, and go together.

/// What cmark is to ask for memory. Each thread has its own: a document stays where it was made.
cmark_mem *pulse_markdown_memory(void);
/// Whatever was given to this thread is free again.
void pulse_markdown_memory_reset(void);
#endif
