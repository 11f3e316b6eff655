#ifndef PULSE_FILE_SYSTEM_H
#define PULSE_FILE_SYSTEM_H

// What Linux can do with files beyond POSIX, which Swift's Glibc module leaves out. Each returns 0 or an errno.

/// Exchanges two paths of one file system in one step.
int pulse_exchange(const char *one, const char *other);
/// Moves a file from one open folder to another; EEXIST where that has one of the name.
int pulse_move_new(int from, int to, const char *name);
/// Waits until everything written to the file system of an open file is on the disk.
int pulse_sync(int file);
/// Whether a folder has access rules beyond its mode: 1 or 0.
int pulse_has_access_list(const char *path);
/// Whether a file system, or a folder or file of one, is mounted at a path: 1 or 0; 0 where the kernel does not say.
int pulse_is_mounted(const char *path);
/// Whether a path lies in a file system that shows the kernel and holds no files (/proc, /sys): 1 or 0.
int pulse_is_kernels(const char *path);
#endif
