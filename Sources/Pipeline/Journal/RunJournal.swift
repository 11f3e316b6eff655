internal import Computing
internal import Foundation
internal import Glibc
internal import Newsroom

/// An on-disk log of what a run is parsing and has fetched, for the next run in case this one crashes.
///
/// Without it, input that crashes the program would crash it every night, and whatever had been fetched until then
/// would be lost once it left the feeds. A journal is a folder. Its file `journal` has a line for each start and end of
/// parsing, and stays locked while its run is alive. Its file `bodies` holds the raw feeds until the archive has stored
/// their articles.
///
/// If the disk can't hold a journal, the run goes on without one.
final class RunJournal: Sendable {
    /// An input to one of the parsers.
    enum Subject: Sendable, Hashable {
        case feed(FeedSource.ID)
        case page(Article.ID)
    }

    let folder: URL
    private let file: Int32
    /// The stored feed bodies; nil if none are stored.
    private let bodies: StoredBodies?

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - parent: the folder of all journals, created if necessary.
    ///   - keepsBodies: false if another worker will refetch whatever this run fails to store.
    /// - Returns: nil if the journal cannot be created.
    init?(in parent: URL, keepingBodies keepsBodies: Bool = true) {
        // Create and lock it under a name no run recognises as a journal, so that no other run can claim it before it
        // is locked.
        let name = "\(getpid())-\(UUID().uuidString)"
        let young = parent.appending(path: ".\(name)")
        folder = parent.appending(path: name)
        guard (try? FileManager.default.createDirectory(at: young, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        let path = young.appending(path: Self.fileName).path
        file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        bodies = file >= 0 && keepsBodies ? StoredBodies(in: young) : nil
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

    /// Runs the work between a start and an end line. If the program crashes in between, the next run knows the cause.
    func reading<Result, Problem>(
        _ subject: Subject, _ work: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
        note("begin", subject)
        defer { note("end", subject) }
        return try work()
    }

    /// Stores the body of a feed until `forgetBodies()`.
    func keep(_ body: StoredBody) { bodies?.add(body) }

    /// Deletes the stored bodies, once the archive has their articles.
    func forgetBodies() { bodies?.removeAll() }

    /// Deletes the journal after a successful run.
    func end() {
        try? FileManager.default.removeItem(at: folder)
        // If the archive lies elsewhere, the data folder is now empty. rmdir fails on a folder that isn't.
        let runs = folder.deletingLastPathComponent()
        rmdir(runs.path)
        rmdir(runs.deletingLastPathComponent().path)
    }

    /// Appends a line in a single write, so that lines from different threads don't mix.
    private func note(_ word: String, _ subject: Subject) {
        let line = Array("\(word) \(subject.name)\n".utf8)
        _ = write(file, line, line.count)
    }
}

extension RunJournal.Subject {
    /// The subject's name, on one line.
    fileprivate var name: String {
        switch self {
        case .feed(let id): "feed \(id)"
        case .page(let id): "page \(id)"
        }
    }

    /// Parses a subject; returns nil if `name` could not have produced the text.
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

    /// Returns everything that a journal's lines start but don't end, or nothing if the user ended the run. The last
    /// line may be cut off.
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

    /// Notes in this process's journals that the user is ending it, so that the input being parsed isn't blamed.
    static func markInterrupted(in parent: URL) {
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
