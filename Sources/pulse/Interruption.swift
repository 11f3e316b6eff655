import Dispatch
import Foundation
import Synchronization

/// A signal handler that ends a run on SIGINT, SIGTERM and SIGHUP, but only until publishing begins. After that, the
/// run finishes. A run killed by a signal has therefore left the site unchanged, and every exit status can be trusted.
final class Interruption: Sendable {
    private static let signals = [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")]

    private let isFinishing = Mutex(false)

    /// Installs the handlers.
    ///
    /// It also ignores SIGPIPE: a reader that closes the pipe (`pulse build | head`) must not stop the build.
    ///
    /// - Parameter tidy: cleans up before exiting, for example by restoring the terminal.
    init(tidy: @escaping @Sendable () -> Void) {
        signal(SIGPIPE, SIG_IGN)
        for (number, name) in Self.signals where !Self.isIgnored(number) {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // The handler retains itself and its source, because both are needed until the process ends.
            source.setEventHandler { [self] in withExtendedLifetime(source) { end(by: number, called: name, tidy) } }
            source.activate()
        }
    }

    /// Ignores signals from now on, so that the run finishes. If a signal is already being handled, this never returns.
    func finish() { isFinishing.withLock { $0 = true } }

    private func end(by number: Int32, called name: String, _ tidy: () -> Void) {
        // Hold the lock until exit, so that a dying run can't start to publish.
        isFinishing.withLock { isFinishing in
            guard !isFinishing else { return }
            tidy()
            printError("stopped by \(name): nothing was published and the site is unchanged")
            // Die of the signal itself, so that a shell loop ends too (https://www.cons.org/cracauer/sigint.html).
            signal(number, SIG_DFL)
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, number)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
            // The first process in a container isn't killed by its own signals.
            _exit(128 + number)
        }
    }

    /// Returns whether a signal is ignored, as set up by nohup and for background jobs.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
