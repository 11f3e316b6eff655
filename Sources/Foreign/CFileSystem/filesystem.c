#define _GNU_SOURCE
#include "CFileSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

int pulse_exchange(const char *one, const char *other) {
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int pulse_move_new(int from, int to, const char *name) {
    return renameat2(from, name, to, name, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

int pulse_sync(int file) {
    return syncfs(file) == 0 ? 0 : errno;
}

int pulse_has_access_list(const char *path) {
    return getxattr(path, "system.posix_acl_access", NULL, 0) > 0
        || getxattr(path, "system.posix_acl_default", NULL, 0) > 0;
}

// Linux 5.8 and later (statx(2)).
#ifndef STATX_ATTR_MOUNT_ROOT
#define STATX_ATTR_MOUNT_ROOT 0x2000
#endif

int pulse_is_mounted(const char *path) {
    struct statx status;
    return statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT, 0, &status) == 0
        && (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}

int pulse_is_kernels(const char *path) {
    struct statfs system;
    return statfs(path, &system) == 0 && (system.f_type == PROC_SUPER_MAGIC || system.f_type == SYSFS_MAGIC);
}
