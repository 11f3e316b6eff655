#ifndef PULSE_FILE_SYSTEM_H
#define PULSE_FILE_SYSTEM_H

// Linux file functions beyond POSIX, which Swift's Glibc module lacks. Unless noted, each returns 0 or an errno.

/// Atomically exchanges two paths on one file system.
int pulse_exchange(const char *one, const char *other);
/// Moves a file from one open folder to another; EEXIST if the name is taken there.
int pulse_move_new(int from, int to, const char *name);
/// Waits until all writes to an open file's file system are on disk.
int pulse_sync(int file);
/// Returns 1 if a folder has an access control list beyond its mode, otherwise 0.
int pulse_has_access_list(const char *path);
/// Returns 1 if a file system, or part of one, is mounted at a path; 0 if not, or if the kernel does not report it.
int pulse_is_mounted(const char *path);
/// Returns 1 if a path is in one of the kernel's virtual file systems (/proc, /sys), otherwise 0.
int pulse_is_kernels(const char *path);
#endif
