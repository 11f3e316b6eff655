import Foundation
import Synchronization

/// Replaces a file by rename over and over, as git does with its index, with a number that grows.
final class Writer: Sendable {
    private let file: URL
    private let state = Mutex<(count: Int, isDone: Bool, hasEnded: Bool)>((0, false, false))

    init(of path: String, in folder: URL) { file = folder.appending(path: path) }

    func start() {
        Thread.detachNewThread { [self] in
            while !state.withLock({ $0.isDone }) { replace() }
            state.withLock { $0.hasEnded = true }
        }
    }

    /// The last number that was put there.
    func stop() -> Int {
        state.withLock { $0.isDone = true }
        while !state.withLock({ $0.hasEnded }) { Thread.sleep(forTimeInterval: 0.001) }
        return state.withLock { $0.count }
    }

    private func replace() {
        let next = state.withLock { $0.count + 1 }
        let lock = file.path + ".lock"
        // The folder may be exchanged between the two steps; then the replacement fails, and is tried again.
        guard FileManager.default.createFile(atPath: lock, contents: Data("\(next)".utf8)), rename(lock, file.path) == 0
        else { return }
        state.withLock { $0.count = next }
    }
}
