import Computing
import Foundation
import Newsroom

/// The newest messages of a Maildir (maildir(5)): a folder in which programs put each message as a file of its own,
/// with the folders `new` and `cur`. Messages being delivered are in a third folder, `tmp`, which only their writer may
/// read.
struct Maildir {
    /// The newest messages first.
    private let entries: [Entry]
    /// The number of files other than messages, such as links, which could lead anywhere.
    private let otherFiles: Int

    private struct Entry {
        let path: String
        /// The name without its flags, which change when the message is read, and the size and time of the file.
        let mark: String
        let modified: Int
        let size: Int
    }

    /// Lists the messages without opening them.
    ///
    /// - Parameter limit: the maximum number of bytes of all messages together.
    init(at path: String, limit: Int) throws(Refusal) {
        var found: [Entry] = []
        var otherFiles = 0
        for folder in ["new", "cur"].map({ path + "/" + $0 }) {
            if access(folder, R_OK | X_OK) != 0 {
                throw Refusal(reason: Message(errno == EACCES ? .closedMailbox : .noMailbox))
            }
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
            for name in names ?? [] where !name.hasPrefix(".") && !Self.isDeletedOrDraft(name) {
                var status = stat()
                // A message that has just been moved is found by the next run.
                guard lstat(folder + "/" + name, &status) == 0 else { continue }
                guard status.st_mode & S_IFMT == S_IFREG else {
                    otherFiles += 1
                    continue
                }
                let (modified, size) = (Int(status.st_mtim.tv_sec), Int(status.st_size))
                found.append(
                    Entry(
                        path: folder + "/" + name, mark: "\(name.prefix { $0 != ":" }) \(size) \(modified)",
                        modified: modified, size: size))
            }
        }
        found.sort { ($1.modified, $1.mark) < ($0.modified, $0.mark) }
        var left = limit
        entries = Array(
            found.prefix(Self.mostMessages).prefix { entry in
                left -= min(entry.size, MailboxFile.longestMessage)
                return left >= 0
            })
        self.otherFiles = otherFiles
    }

    /// A hash that changes when a message arrives, changes or leaves.
    var tag: String { fingerprint("maildir", entries.map(\.mark).joined(separator: "\n"), "\(otherFiles)") }

    /// Reads the messages as an mbox.
    func contents() -> (bytes: [UInt8], problem: Message?) {
        var bytes: [UInt8] = []
        var (unread, long) = (otherFiles, 0)
        for entry in entries {
            switch MailboxFile.beginning(of: entry.path) {
            case .success(let message):
                MailboxFile.append(message, to: &bytes)
                if entry.size > message.count { long += 1 }
            case .failure(.missing): continue
            case .failure(.closed), .failure(.unreadable): unread += 1
            }
        }
        if unread > 0 { return (bytes, Message(.unreadMessages, ["messages": .number(unread)])) }
        if long == 0 { return (bytes, nil) }
        let size = Message.Value.bytes(MailboxFile.longestMessage)
        return (bytes, Message(.longMessages, ["messages": .number(long), "size": size]))
    }

    /// Returns whether the flags in a name say that the message was deleted ("T") or is a draft ("D").
    private static func isDeletedOrDraft(_ name: String) -> Bool {
        guard let flags = name.firstRange(of: ":2,") else { return false }
        return name[flags.upperBound...].contains { $0 == "T" || $0 == "D" }
    }

    /// The maximum number of messages. Newsletters come weekly or daily, and older articles leave the site anyway.
    private static let mostMessages = 1_000
}
