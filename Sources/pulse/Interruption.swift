import Dispatch
import Foundation
import Synchronization

/// Ends a run on SIGINT, SIGTERM and SIGHUP while the site is as it was; from the moment that publishing begins, the run
/// finishes. So whoever sees it die of a signal knows that the site is unchanged, and any exit status says what it says.
final class Interruption: Sendable {
    private static let signals = [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")]

    private let isFinishing = Mutex(false)

    /// Begins to listen.
    ///
    /// A reader that goes away (`pulse build | head`) is no reason to end: what a run is for is its site.
    ///
    /// - Parameter tidy: makes the terminal what it was.
    init(tidy: @escaping @Sendable () -> Void) {
        signal(SIGPIPE, SIG_IGN)
        for (number, name) in Self.signals where !Self.isIgnored(number) {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // It holds on to itself: it is wanted for as long as the process lives.
            source.setEventHandler { [self] in withExtendedLifetime(source) { end(by: number, called: name, tidy) } }
            source.activate()
        }
    }

    /// From now on the run finishes, whoever asks it to end. Does not return when somebody has asked before.
    func finish() { isFinishing.withLock { $0 = true } }

    private func end(by number: Int32, called name: String, _ tidy: () -> Void) {
        // The lock is held until the end: a run that is dying does not begin to publish.
        isFinishing.withLock { isFinishing in
            guard !isFinishing else { return }
            tidy()
            complain("ended by \(name): nothing published, the site is unchanged")
            // Of the signal itself, so that a shell's loop ends, too (https://www.cons.org/cracauer/sigint.html).
            signal(number, SIG_DFL)
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, number)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
            // The first process of a container does not die of its own signals.
            _exit(128 + number)
        }
    }

    /// As nohup and shells' background jobs ask for.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
