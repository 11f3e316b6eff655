internal import CMemory
internal import CSandbox
import Glibc

/// The sandbox of a process that decodes untrusted pictures: it may only compute, and talk to its parent. Image
/// libraries are large, old and often attacked; an exploit finds no file, network or other program here.
enum Sandbox {
    /// The limit on address space in bytes: several times what the largest accepted picture needs.
    static let memory: UInt64 = 1_536 << 20
    /// The CPU time limit for one picture, in seconds.
    static let seconds = 10

    /// Gives up all rights that decoding does not need, permanently. If the kernel has no seccomp filter, the resource
    /// limits apply alone.
    ///
    /// Load everything that comes from files beforehand.
    static func enter() {
        mallopt(M_ARENA_MAX, 1)
        _ = pulse_address_space(memory)
        _ = pulse_file_size(0)
        _ = pulse_no_core()
        guard pulse_gain_nothing() == 0, let filter = seccomp_init(pulse_refused()) else { return }
        defer { seccomp_release(filter) }
        _ = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1)
        for call in calls {
            let number = seccomp_syscall_resolve_name(call)
            // Not every architecture has all of them.
            guard number >= 0 else { continue }
            _ = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, number, 0, nil)
        }
        _ = seccomp_load(filter)
    }

    /// Resets the CPU limit for the next picture; the kernel kills the process when it is used up.
    static func beginPicture() {
        _ = pulse_limit_cpu(UInt64(clock() / CLOCKS_PER_SEC + seconds))
    }

    /// The allowed system calls: memory, threads, time, open files, and exiting.
    private static let calls = [
        "read", "write", "readv", "writev", "recvfrom", "sendto", "recvmsg", "sendmsg", "close", "lseek", "fstat",
        "newfstatat", "poll", "ppoll", "mmap", "munmap", "mremap", "mprotect", "madvise", "brk", "futex", "clone",
        "clone3",
        "set_robust_list", "rseq", "set_tid_address", "sched_yield", "sched_getaffinity", "gettid", "getpid",
        "getrandom", "clock_gettime", "clock_nanosleep", "nanosleep", "gettimeofday", "getrusage", "prlimit64",
        "setrlimit",
        "sigaltstack", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "tgkill", "restart_syscall", "exit",
        "exit_group",
    ]
}
