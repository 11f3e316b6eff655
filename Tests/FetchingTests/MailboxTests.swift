import Fetching
import Foundation
import Newsroom
import TestSupport
import Testing

/// Real folders and files, as mail programs leave them.
@Suite("Reading a mailbox")
struct MailboxTests {
    private struct Mail {
        let folder: URL
        var address: String { "maildir:" + folder.path }

        init(in folder: URL) throws {
            self.folder = folder
            for name in ["cur", "new", "tmp"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
        }

        /// Writes a message that arrived so many minutes after noon.
        func put(_ text: String, at name: String, after minutes: Double = 0) throws {
            let path = folder.appending(path: name).path
            try Data(text.utf8).write(to: URL(filePath: path))
            let time = noon.addingTimeInterval(minutes * 60)
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        }
    }

    private func record(of fetched: FetchedFeed) -> FeedRecord {
        FeedRecord(source: fetched.source.id).following(fetched, reading: .success(Feed(format: "mbox")), at: noon)
    }

    @Test("A Maildir's messages come newest first, without those half-written, deleted or only linked")
    func maildir() async throws {
        try await withTemporaryFolder { folder in
            let mail = try Mail(in: folder)
            try mail.put("Subject: One\n\nFrom here", at: "cur/1.a:2,S")
            try mail.put("Subject: Two\n", at: "new/2.b", after: 1)
            try mail.put("Subject: Half", at: "tmp/3.c", after: 2)
            try mail.put("Subject: Deleted\n", at: "cur/4.d:2,ST", after: 3)
            let fetched = try await Fetcher(settings: FetchSettings()).one(mail.address)
            let start = "From MAILER-DAEMON Thu Jan  1 00:00:00 1970\n"
            #expect(fetched.text == "\(start)Subject: Two\n\n\n\(start)Subject: One\n\n>From here\n\n")
            #expect(fetched.body?.problem == nil)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/new/5.e", withDestinationPath: "/etc/passwd")
            #expect(mkfifo(folder.path + "/new/6.f", 0o600) == 0)
            let other = try await Fetcher(settings: FetchSettings()).one(mail.address)
            #expect(other.text == fetched.text)
            #expect(other.body?.problem == Message(.unreadMessages, ["messages": .number(2)]))
        }
    }

    @Test("Only the beginning of a giant message is read")
    func giant() async throws {
        try await withTemporaryFolder { folder in
            let mail = try Mail(in: folder)
            try mail.put(String(repeating: "x", count: 3 << 20), at: "new/1.a")
            let body = try #require(try await Fetcher(settings: FetchSettings()).one(mail.address).body)
            #expect(body.bytes.count < 2 << 20)
            #expect(body.problem == Message(.longMessages, ["messages": .number(1), "size": .bytes(1 << 20)]))
        }
    }

    @Test("A mailbox is read again only when a message arrives, not when one has been seen")
    func unchanged() async throws {
        try await withTemporaryFolder { folder in
            let mail = try Mail(in: folder)
            try mail.put("Subject: One\n", at: "new/1.a")
            let first = try await Fetcher(settings: FetchSettings()).one(mail.address)
            let known = record(of: first)
            try FileManager.default.moveItem(
                at: folder.appending(path: "new/1.a"), to: folder.appending(path: "cur/1.a:2,S"))
            let second = try await Fetcher(settings: FetchSettings()).one(mail.address, knowing: known)
            guard case .unchanged = second.outcome else { Issue.record("\(second)"); return }
            try mail.put("Subject: Two\n", at: "new/2.b", after: 1)
            let third = try await Fetcher(settings: FetchSettings()).one(mail.address, knowing: known)
            #expect(third.text?.contains("Subject: Two") == true)
        }
    }

    @Test("An mbox is read from its end, from the start of a message")
    func mbox() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "news")
            let messages = ["From a\nSubject: One\n\nYours,\nFrom Ada\n\n", "From b\nSubject: Two\n\n"]
            try Data(messages.joined().utf8).write(to: file)
            var settings = FetchSettings()
            settings.bodyLimit = messages[1].utf8.count + 15
            let fetched = try await Fetcher(settings: settings).one("mbox:" + file.path)
            #expect(fetched.text == messages[1])
            let again = try await Fetcher(settings: settings).one("mbox:" + file.path, knowing: record(of: fetched))
            guard case .unchanged = again.outcome else { Issue.record("\(again)"); return }
        }
    }

    @Test("A folder without a mailbox is a failure")
    func missing() async throws {
        try await withTemporaryFolder { folder in
            let reason = "there is no mailbox here; a Maildir has the folders cur and new, an mbox is a file"
            for address in ["maildir:", "maildir:/missing", "mbox:", "mbox:/missing"] {
                let address = address.replacing(":", with: ":" + folder.path)
                let fetched = try await Fetcher(settings: FetchSettings()).one(address)
                #expect(fetched.reason == reason, "\(address)")
            }
        }
    }

    @Test("Mailboxes are not read if addresses come from others")
    func strangers() async throws {
        try await withTemporaryFolder { folder in
            let mail = try Mail(in: folder)
            try mail.put("Subject: One\n", at: "new/1.a")
            var settings = FetchSettings()
            settings.readsMailboxes = false
            let fetched = try await Fetcher(settings: settings).one(mail.address)
            #expect(fetched.body == nil)
            #expect(fetched.reason != nil)
        }
    }
}
