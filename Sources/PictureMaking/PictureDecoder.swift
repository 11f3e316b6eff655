internal import CSandbox
import Glibc
import Synchronization

/// Decodes pictures in separate processes, so that no picture can crash this one, fill its memory or reach its files. A
/// worker is reused until a picture kills it; the next picture then gets a new one.
public final class PictureDecoder: Sendable {
    private let command: [String]
    private let patience: Int
    private let idle = Mutex<[Worker]>([])

    /// - Parameters:
    ///   - command: a program path and arguments that start a `PictureWorker`.
    ///   - patience: the timeout for a worker, in seconds.
    public init(command: [String], patience: Int = 60) {
        self.command = command
        self.patience = patience
    }

    /// Decodes and resizes a picture. Safe to call from many threads at once, each with a worker of its own.
    ///
    /// - Throws: `noDecoder` if no worker can be started; `deadly` if the worker did not survive the picture.
    public func picture(of bytes: [UInt8], widthLimit: Int) throws(PictureProblem) -> ResizedPicture {
        // Unknown formats are not worth sending.
        guard PictureHeader(bytes) != nil else { throw .unknownFormat }
        let rested = idle.withLock { $0.popLast() }
        guard let worker = rested ?? Worker(command, patience: patience) else { throw .noDecoder }
        guard worker.channel.send(PictureOrder(bytes: bytes, widthLimit: widthLimit)),
            let reply = worker.channel.reply(widthLimit: widthLimit)
        else { throw .deadly }
        idle.withLock { $0.append(worker) }
        switch reply {
        case .picture(let picture): return picture
        case .problem(let problem): throw problem
        }
    }
}

/// A worker process, killed with the last reference to it.
private final class Worker: Sendable {
    let channel: PictureChannel
    private let process: pid_t

    /// Starts the process; fails (nil) if it does not start or does not report that it is ready.
    init?(_ command: [String], patience: Int) {
        guard let program = command.first else { return nil }
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        var wait = timeval(tv_sec: patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(ends[0], SOL_SOCKET, option, &wait, socklen_t(MemoryLayout<timeval>.size))
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        pulse_close_from(&actions, 3)
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var id: pid_t = 0
        let status = posix_spawn(&id, program, &actions, nil, &arguments, environ)
        posix_spawn_file_actions_destroy(&actions)
        for argument in arguments { free(argument) }
        close(ends[1])
        guard status == 0 else {
            close(ends[0])
            return nil
        }
        process = id
        channel = PictureChannel(socket: ends[0])
        // From here on, `deinit` cleans up.
        guard channel.receive(1) == [PictureChannel.isReady] else { return nil }
    }

    deinit {
        close(channel.socket)
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }
}
