internal import CMemory
internal import CSandbox
import Glibc

/// The rights of a process that decodes strangers' pictures: to compute, and to talk to the program that started it. Libraries that
/// decode pictures are large, old and attacked; what takes one over finds no file, no network and no other program here.
enum Sandbox {
    /// Bytes of address space: several times what the largest picture that we take needs.
    static let memory: UInt64 = 1_536 << 20
    /// Seconds of CPU that one picture may take.
    static let seconds = 10

    /// Gives up what decoding does not need, for good. Where the kernel knows no filter, the limits hold alone.
    ///
    /// All that must be loaded from files has to be loaded by then.
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
            // Not every machine has each of them.
            guard number >= 0 else { continue }
            _ = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, number, 0, nil)
        }
        _ = seccomp_load(filter)
    }

    /// Lets the next picture have its time; when that is over, the kernel ends the process.
    static func beginPicture() {
        _ = pulse_limit_cpu(UInt64(clock() / CLOCKS_PER_SEC + seconds))
    }

    /// Memory, threads of its own, time, what is open already, and ending.
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
