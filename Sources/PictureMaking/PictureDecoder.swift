internal import CSandbox
import Glibc
import Synchronization

/// Decodes pictures in other processes, so that no picture can end this one, fill its memory or reach its files. A worker
/// serves until a picture ends it; the next picture has a new one.
public final class PictureDecoder: Sendable {
    private let command: [String]
    private let patience: Int
    private let idle = Mutex<[Worker]>([])

    /// - Parameters:
    ///   - command: starts a `PictureWorker`: a program's path and what it is told.
    ///   - patience: seconds that a worker may be silent.
    public init(command: [String], patience: Int = 60) {
        self.command = command
        self.patience = patience
    }

    /// A picture made fit for a page. May be called on any thread, and on many: each has a worker of its own meanwhile.
    ///
    /// - Throws: `noDecoder` where no worker starts; `deadly` where one did not survive the picture.
    public func picture(of bytes: [UInt8], widthLimit: Int) throws(PictureProblem) -> ResizedPicture {
        // Not worth sending.
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

/// A worker's process, ended with the last reference to it.
private final class Worker: Sendable {
    let channel: PictureChannel
    private let process: pid_t

    /// nil where it does not start or does not say that it is ready.
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
        // From here on `deinit` tidies up.
        guard channel.receive(1) == [PictureChannel.isReady] else { return nil }
    }

    deinit {
        close(channel.socket)
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }
}
