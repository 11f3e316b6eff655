internal import Computing
internal import Foundation
internal import Glibc
internal import Newsroom

/// A run's notes on what it is reading at this moment and has read so far, on disk, for the next run in case this one dies.
///
/// Bytes that end the program would otherwise end it every night, and what the run had read by then would be lost where
/// feeds move on. A journal is a folder of its own: `journal`, a line for each beginning and each end of a reading, locked
/// for as long as its run lives; and `bodies`, the feeds as they came, until the archive remembers their articles.
///
/// A disk that takes no journal is no reason not to run: then nothing is kept.
final class RunJournal: Sendable {
    /// Something that is read by one of our parsers.
    enum Subject: Sendable, Hashable {
        case feed(FeedSource.ID)
        case page(Article.ID)
    }

    let folder: URL
    private let file: Int32
    /// nil where none are kept.
    private let bodies: KeptBodies?

    /// - Parameters:
    ///   - parent: the folder of all journals, which is made.
    ///   - keepsBodies: false where somebody else asks again for what this run does not live to remember.
    /// - Returns: nil where none can be kept.
    init?(in parent: URL, keepingBodies keepsBodies: Bool = true) {
        // Locked under a name that no run takes for a journal, lest another run finds it before it is locked.
        let name = "\(getpid())-\(UUID().uuidString)"
        let young = parent.appending(path: ".\(name)")
        folder = parent.appending(path: name)
        guard (try? FileManager.default.createDirectory(at: young, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        let path = young.appending(path: Self.fileName).path
        file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        bodies = file >= 0 && keepsBodies ? KeptBodies(in: young) : nil
        guard file >= 0 else {
            try? FileManager.default.removeItem(at: young)
            return nil
        }
        guard flock(file, LOCK_EX | LOCK_NB) == 0, rename(young.path, folder.path) == 0 else {
            Glibc.close(file)
            try? FileManager.default.removeItem(at: young)
            return nil
        }
    }

    deinit { Glibc.close(file) }

    static let fileName = "journal"

    /// Does the work, between two lines that say so. Should the program end within, the next run knows of what.
    func reading<Result, Problem>(
        _ subject: Subject, _ work: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
        note("begin", subject)
        defer { note("end", subject) }
        return try work()
    }

    /// Keeps the body of a feed until `forgetBodies()`.
    func keep(_ body: KeptBody) { bodies?.add(body) }

    /// The archive remembers by now what they held.
    func forgetBodies() { bodies?.removeAll() }

    /// The run has ended well.
    func end() {
        try? FileManager.default.removeItem(at: folder)
        // Where the archive is kept elsewhere, nothing else is in the data folder. rmdir takes no folder that holds anything.
        let runs = folder.deletingLastPathComponent()
        rmdir(runs.path)
        rmdir(runs.deletingLastPathComponent().path)
    }

    /// One write for each line: what two threads write is never mixed.
    private func note(_ word: String, _ subject: Subject) {
        let line = Array("\(word) \(subject.name)\n".utf8)
        _ = write(file, line, line.count)
    }
}

extension RunJournal.Subject {
    /// On one line.
    fileprivate var name: String {
        switch self {
        case .feed(let id): "feed \(id)"
        case .page(let id): "page \(id)"
        }
    }

    /// - Returns: nil for what `name` never says.
    fileprivate init?(_ name: Substring) {
        let parts = name.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "feed": self = .feed(String(parts[1]))
        case "page": self = .page(String(parts[1]))
        default: return nil
        }
    }
}

extension RunJournal {
    private static let excuse = "ended on purpose"

    /// All that was begun and not ended according to a journal's lines; nothing where the run was ended on purpose. The last line
    /// may be cut off.
    static func unended(in lines: String) -> Set<Subject> {
        var open: Set<Subject> = []
        for line in lines.split(separator: "\n") {
            if line == excuse { return [] }
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let subject = Subject(parts[1]) else { continue }
            if parts[0] == "begin" { open.insert(subject) } else { open.remove(subject) }
        }
        return open
    }

    /// Says in the journals of this process that somebody ends it on purpose: then nothing is to blame that it reads.
    static func excuse(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix("\(getpid())-") {
            let file = open(parent.appending(path: "\(name)/\(fileName)").path, O_WRONLY | O_APPEND | O_CLOEXEC)
            guard file >= 0 else { continue }
            let line = Array("\(excuse)\n".utf8)
            _ = write(file, line, line.count)
            Glibc.close(file)
        }
    }
}
