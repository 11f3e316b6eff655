// What Debian 12's objects, and ours, take from the C library, and Debian 11's does not have. Linked into the program of `make static`
// only.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>

// glibc 2.32: whether counters may be changed without locks (libstdc++). Never.
char __libc_single_threaded = 0;

// glibc 2.34. Older ones are told of each file that is open now; what is opened meanwhile closes itself (O_CLOEXEC).
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from) {
    int (*newer)(posix_spawn_file_actions_t *, int) = dlsym(RTLD_NEXT, "posix_spawn_file_actions_addclosefrom_np");
    if (newer) return newer(actions, from);
    DIR *open = opendir("/proc/self/fd");
    if (!open) return errno;
    int problem = 0;
    for (struct dirent *entry; !problem && (entry = readdir(open));) {
        int file = atoi(entry->d_name);
        if (file >= from && file != dirfd(open)) problem = posix_spawn_file_actions_addclose(actions, file);
    }
    closedir(open);
    return problem;
}

// glibc 2.35: where the tables are that C++'s exceptions are unwound by (libgcc). As it was found before: object by object.
struct sought {
    const char *address;
    struct dl_find_object *answer;
};

static int found_in(struct dl_phdr_info *object, size_t size, void *context) {
    const struct sought *sought = context;
    const char *start = NULL, *end = NULL;
    void *table = NULL;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[index];
        char *at = (char *)object->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_GNU_EH_FRAME) table = at;
        if (part->p_type == PT_LOAD && sought->address >= at && sought->address < at + part->p_memsz) {
            start = at;
            end = at + part->p_memsz;
        }
    }
    if (!start || !table) return 0;
    sought->answer->dlfo_map_start = (void *)start;
    sought->answer->dlfo_map_end = (void *)end;
    sought->answer->dlfo_eh_frame = table;
    return 1;
}

int _dl_find_object(void *address, struct dl_find_object *answer) {
    *answer = (struct dl_find_object){0};
    struct sought sought = {address, answer};
    return dl_iterate_phdr(found_in, &sought) ? 0 : -1;
}
