#ifndef PULSE_SANDBOX_SHIM_H
#define PULSE_SANDBOX_SHIM_H
#include <errno.h>
#include <seccomp.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// Constants that Swift cannot import, because they are macros defined by other macros.
static inline uint32_t pulse_refused(void) { return SCMP_ACT_ERRNO(EPERM); }

// A wrapper, because prctl is variadic.
static inline int pulse_gain_nothing(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

// A wrapper, because Swift imports the kinds of limit as a different type.
static inline int pulse_limit(int kind, uint64_t most) {
    struct rlimit limit = {most, most};
    return setrlimit(kind, &limit);
}
static inline int pulse_limit_cpu(uint64_t seconds) {
    struct rlimit limit = {seconds, RLIM_INFINITY};
    return setrlimit(RLIMIT_CPU, &limit);
}
static inline int pulse_address_space(uint64_t most) { return pulse_limit(RLIMIT_AS, most); }
static inline int pulse_file_size(uint64_t most) { return pulse_limit(RLIMIT_FSIZE, most); }
static inline int pulse_no_core(void) { return pulse_limit(RLIMIT_CORE, 0); }

// Since glibc 2.34. Swift's Glibc module lacks it, because it is not POSIX.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
static inline int pulse_close_from(posix_spawn_file_actions_t *actions, int from) {
    return posix_spawn_file_actions_addclosefrom_np(actions, from);
}
#endif
