import Configuring
import Foundation
import Pipeline

/// A record of what each alert has sent and still has to send, in the data folder.
///
/// Unlike `MailRecord`, it holds messages and not only hashes: those of quiet hours, and those that were not accepted.
struct AlertRecord {
    enum Condition { case sound, damaged, unreadable }

    /// One alert.
    struct Entry: Codable, Equatable {
        /// The ids of stories that have matched and of their lead reports, latest match last.
        var seen: [String] = []
        /// The messages to send, oldest first.
        var waiting: [Message] = []
        /// The day of `sent`.
        var day = ""
        /// The number of stories sent on that day.
        var sent = 0
    }

    struct Message: Codable, Equatable {
        let story: AlertedStory
        /// When it was first due, in seconds since 1970.
        let since: Int
    }

    private struct Contents: Codable {
        let alerts: [String: Entry]
        let posted: [String: [String]]
    }

    /// The maximum number of ids remembered besides those that match now. Stories end within a week, so hundreds of
    /// them pass before one is forgotten.
    private static let limit = 2_000

    private let file: URL
    let condition: Condition
    /// The alerts by name.
    var entries: [String: Entry] = [:]
    /// The ids of the stories posted to each account and of their lead reports, latest last. They outlive the alerts,
    /// so that one under a new name repeats no post.
    var posted: [String: [String]] = [:]

    var path: String { file.path(percentEncoded: false) }

    /// Reads the record. A missing file counts as empty.
    init(in dataFolder: String) {
        file = URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "alerts.json")
        let path = file.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            condition = .sound
            return
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            condition = .unreadable
            return
        }
        if let known = try? JSONDecoder().decode(Contents.self, from: data) {
            condition = .sound
            (entries, posted) = (known.alerts, known.posted)
        } else {
            condition = .damaged
        }
    }

    /// Writes the record atomically.
    ///
    /// - Returns: a one-line reason if that failed; nil if it succeeded.
    func save() -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(Contents(alerts: entries, posted: posted)).write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(path) cannot be written: \(error.fileReason)"
        }
    }

    func hasPosted(_ story: AlertedStory, to account: String) -> Bool {
        let known = Set(posted[account] ?? [])
        return known.contains(story.id) || !known.isDisjoint(with: story.articles)
    }

    /// Records a story as posted.
    mutating func notePost(of story: AlertedStory, to account: String) {
        let ids = [story.id, story.lead]
        posted[account] = (posted[account] ?? []).filter { !ids.contains($0) }.suffix(Self.limit) + ids
    }
}

extension AlertRecord.Entry {
    /// Adds new stories to the messages to send, and records all as seen.
    ///
    /// - Parameters:
    ///   - stories: those that match, strongest first.
    ///   - most: the maximum number of messages to add.
    /// - Returns: the number of new stories beyond that, which are never sent.
    mutating func take(_ stories: [AlertedStory], atMost most: Int, at now: Date) -> Int {
        let known = Set(seen)
        let new = stories.filter { !known.contains($0.id) && known.isDisjoint(with: $0.articles) }
        let taken = new.prefix(max(0, most))
        waiting += taken.map { AlertRecord.Message(story: $0, since: Int(now.timeIntervalSince1970)) }
        let matching = stories.flatMap { [$0.id, $0.lead] }
        let current = Set(matching)
        seen = seen.filter { !current.contains($0) }.suffix(AlertRecord.limit) + matching
        return new.count - taken.count
    }
}
