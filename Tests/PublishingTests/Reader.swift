import Foundation
import Synchronization

/// Somebody who reads a site over and over while it is published, each page 5,000 equal lines.
final class Reader: Sendable {
    private let paths: [String]
    private let output: URL
    private let seen = Mutex<(faults: [String], reads: Int, isDone: Bool)>(([], 0, false))

    init(paths: [String], output: URL) {
        self.paths = paths
        self.output = output
    }

    func start() {
        Thread.detachNewThread { [self] in
            while !seen.withLock({ $0.isDone }) {
                for path in paths { read(path) }
            }
        }
    }

    /// Stops reading; returns the faults found and the number of pages read.
    func stop() -> (faults: [String], reads: Int) {
        seen.withLock {
            $0.isDone = true
            return ($0.faults, $0.reads)
        }
    }

    private func read(_ path: String) {
        let data = FileManager.default.contents(atPath: output.appending(path: path).path)
        let lines = String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
        let fault = data == nil ? "missing" : lines.count != 5_000 || Set(lines).count != 1 ? "torn" : nil
        seen.withLock {
            guard !$0.isDone else { return }
            $0.reads += 1
            if let fault { $0.faults.append("\(fault): \(path)") }
        }
    }
}
