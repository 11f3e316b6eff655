import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Publishing

@Suite("After a run that was killed, and when there is no room")
struct RecoveryTests {
    let old = ["index.html": "old", "gone.html": "old", "sports/a.html": "same"]
    let new = ["index.html": "new", "sports/a.html": "same", "sports/b.html": "new"]

    /// An output with the old site and a stranger's file in it.
    func output(in folder: URL) throws -> URL {
        let output = folder.appending(path: "Output")
        try output.write("mine", to: "CNAME")
        _ = try Publisher(output: output.path).publish(site(old))
        return output
    }

    /// The new site and, beside it, the old one, as a run leaves them that is killed right after their exchange.
    func exchanged(in folder: URL) throws -> (output: URL, remains: URL) {
        let output = try output(in: folder)
        let remains = folder.appending(path: ".Output.pulse-next")
        try FileManager.default.copyItem(at: output, to: folder.appending(path: "copy"))
        _ = try Publisher(output: output.path).publish(site(new))
        try FileManager.default.moveItem(at: folder.appending(path: "copy"), to: remains)
        // Files of others are one file with two names, until one of the names is given to another.
        try FileManager.default.removeItem(at: remains.appending(path: "CNAME"))
        try FileManager.default.linkItem(
            at: output.appending(path: "CNAME"), to: remains.appending(path: "CNAME"))
        try output.write("", to: ".pulse-next")
        var foreign = ForeignFiles()
        foreign.insertSite(try #require(try Folder(path: remains.path).entry("")))
        foreign.insert("CNAME", try #require(try Folder(path: output.path).entry("CNAME")))
        try Data(foreign.bytes).write(to: output.appending(path: ForeignFiles.name))
        return (output, remains)
    }

    @Test("Killed while making the next site: the old one stays, and the remains are removed")
    func beforeExchange() async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            let next = folder.appending(path: ".Output.pulse-next")
            try next.write("", to: ".pulse-next")
            try next.write("half", to: "index.html")
            try next.write("new", to: "sports/b.html")
            try FileManager.default.linkItem(at: output.appending(path: "CNAME"), to: next.appending(path: "CNAME"))
            // Replaced since, by a new file: what the remains hold is out of date.
            try FileManager.default.removeItem(at: output.appending(path: "CNAME"))
            try output.write("changed", to: "CNAME")
            #expect(next.pages["CNAME"] == "mine")
            #expect(try Publisher(output: output.path).publish(site(old)).unchanged == 3)
            #expect(output.pages == old.merging(["CNAME": "changed"]) { $1 })
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test("Killed after the exchange: the old site is removed, and what other programs put into it meanwhile is kept")
    func afterExchange() async throws {
        try await withTemporaryFolder { folder in
            let (output, remains) = try exchanged(in: folder)
            // One file is replaced in the new site after the exchange, one was put into the old site before it.
            try FileManager.default.removeItem(at: output.appending(path: "CNAME"))
            try output.write("newest", to: "CNAME")
            try remains.write("late", to: "sports/late.txt")
            try remains.write("late", to: "their/folder/late.txt")
            _ = try Publisher(output: output.path).publish(site(new))
            let foreign = ["CNAME": "newest", "sports/late.txt": "late", "their/folder/late.txt": "late"]
            #expect(output.pages == new.merging(foreign) { $1 })
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test("Killed after the exchange: another program's file, replaced in the old site before it is carried over")
    func replacedBeforeExchange() async throws {
        try await withTemporaryFolder { folder in
            let (output, remains) = try exchanged(in: folder)
            try FileManager.default.removeItem(at: remains.appending(path: "CNAME"))
            try remains.write("replaced", to: "CNAME")
            #expect(output.pages["CNAME"] == "mine")
            _ = try Publisher(output: output.path).publish(site(new))
            #expect(output.pages == new.merging(["CNAME": "replaced"]) { $1 })
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test("A link in place of a run's folder is not followed, whatever it points to")
    func linkInPlaceOfRemains() async throws {
        for marker in [".pulse-next", ".pulse-manifest"] {
            try await withTemporaryFolder { folder in
                let output = try output(in: folder)
                let elsewhere = folder.appending(path: "elsewhere")
                let theirs = [marker: "# x\nletter.txt\n", "letter.txt": "dear", "deep/photo.txt": "old"]
                for (path, text) in theirs { try elsewhere.write(text, to: path) }
                let link = folder.appending(path: ".Output.pulse-next").path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.path)
                _ = try Publisher(output: output.path).publish(site(new))
                #expect(output.pages == new.merging(["CNAME": "mine"]) { $1 })
                #expect(elsewhere.tree.filter { !$0.key.hasSuffix("/") } == theirs)
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == elsewhere.path)
            }
        }
    }

    @Test("Killed while files were moved into place: the next run finishes it", arguments: [0, 1, 2, 3])
    func inPlace(done: Int) async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            let staging = output.appending(path: ".pulse-staging")
            try staging.write("new", to: "0")
            try staging.write("new", to: "1")
            try staging.write("# x\nindex.html\nsports/a.html\nsports/b.html\n", to: "manifest")
            try staging.write("remove gone.html\nplace 0 index.html\nplace 1 sports/b.html\n", to: "journal")
            let manager = FileManager.default
            if done > 0 { try manager.removeItem(at: output.appending(path: "gone.html")) }
            if done > 1 {
                try manager.removeItem(at: output.appending(path: "index.html"))
                try manager.moveItem(at: staging.appending(path: "0"), to: output.appending(path: "index.html"))
            }
            if done > 2 {
                try manager.moveItem(at: staging.appending(path: "1"), to: output.appending(path: "sports/b.html"))
            }
            let publication = try Publisher(output: output.path).publish(site(new))
            #expect(publication == Publication(written: [], unchanged: 3, removed: []))
            #expect(output.pages == new.merging(["CNAME": "mine"]) { $1 })
        }
    }

    @Test("An obstacle is reported by each run until it is gone; then the site is finished")
    func obstacleHalfWay() async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            try output.write("new", to: ".pulse-staging/0")
            try output.write("new", to: ".pulse-staging/1")
            try output.write("place 0 index.html\nplace 1 sports/b.html\n", to: ".pulse-staging/journal")
            try output.write("in the way", to: "sports/b.html/x")
            for _ in 0..<2 {
                let error = #expect(throws: PublishingError.self) {
                    try Publisher(output: output.path).publish(site(new))
                }
                #expect(error?.isHalfPublished == true)
                #expect(error?.reason == "is a directory")
                #expect(output.pages["index.html"] == "new" && output.pages["gone.html"] == "old")
            }
            try FileManager.default.removeItem(at: output.appending(path: "sports/b.html"))
            _ = try Publisher(output: output.path).publish(site(new))
            #expect(output.pages == new.merging(["CNAME": "mine"]) { $1 })
        }
    }

    @Test("A link that replaced a folder before the next run is not written through")
    func linkInPlaceOfFolder() async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            try output.write("new", to: ".pulse-staging/0")
            try output.write("place 0 sports/b.html\n", to: ".pulse-staging/journal")
            let elsewhere = folder.appending(path: "elsewhere")
            try FileManager.default.moveItem(at: output.appending(path: "sports"), to: elsewhere)
            try FileManager.default.createSymbolicLink(
                at: output.appending(path: "sports"), withDestinationURL: elsewhere)
            let error = #expect(throws: PublishingError.self) {
                try Publisher(output: output.path).publish(site(new))
            }
            #expect(error?.reason.hasPrefix("a link or a file is in the place of its folder") == true)
            #expect(elsewhere.tree == ["a.html": "same"])
        }
    }

    @Test("A link in place of the folder for prepared files is not followed", arguments: [true, false])
    func linkInPlaceOfStaging(isDangling: Bool) async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            let elsewhere = folder.appending(path: "elsewhere")
            if !isDangling { try elsewhere.write("place 0 index.html\n", to: "journal") }
            let link = output.appending(path: ".pulse-staging")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: elsewhere)
            let error = #expect(throws: PublishingError.self) {
                try Publisher(output: output.path, isInPlace: true).publish(site(new))
            }
            #expect(error?.reason == "was not made by Global Pulse, which needs this name; move it away")
            #expect(error?.isHalfPublished == false)
            #expect(output.pages["index.html"] == "old")
            #expect(elsewhere.tree == (isDangling ? [:] : ["journal": "place 0 index.html\n"]))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == elsewhere.path)
            _ = try Publisher(output: output.path).publish(site(new))
            #expect(output.pages["index.html"] == "new")
        }
    }

    @Test("Killed before the journal was written: prepared files are deleted")
    func withoutJournal() async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            try output.write("new", to: ".pulse-staging/0")
            try output.write("place 0 index.html\n", to: ".pulse-staging/draft")
            #expect(try Publisher(output: output.path).publish(site(old)).unchanged == 3)
            #expect(output.pages == old.merging(["CNAME": "mine"]) { $1 })
        }
    }

    @Test("Two runs do not publish at once")
    func locked() async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            let lock = try FolderLock(Folder(path: output.path))
            let error = #expect(throws: PublishingError.self) { try Publisher(output: output.path).publish(site(new)) }
            #expect(error?.reason == "another run is publishing here; try again when it has finished")
            withExtendedLifetime(lock) {}
            #expect(output.pages["index.html"] == "old")
        }
    }

    @Test("A record's folder is locked for one run, even if another one reaches it by a symbolic link")
    func lockedRecord() async throws {
        try await withTemporaryFolder { folder in
            let link = folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
            let lock = try FolderLock(ofRecordsIn: folder.path, patience: 0)
            let error = #expect(throws: PublishingError.self) {
                try FolderLock(ofRecordsIn: link.path, patience: 0)
            }
            #expect(error?.reason == "another run is still using it")
            withExtendedLifetime(lock) {}
        }
    }

    @Test("Many runs at once: each publishes a whole site or is refused")
    func crowd() async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            try output.write("mine", to: "CNAME")
            let published = await withTaskGroup(of: Int.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        let pages = (0..<5).map { Page(path: "p\($0 + number % 3)/x.html", text: "\(number)") }
                        do throws(PublishingError) {
                            _ = try Publisher(output: output.path).publish(pages)
                            return 1
                        } catch {
                            #expect(error.reason.hasPrefix("another run"), "\(error)")
                            return 0
                        }
                    }
                }
                return await group.reduce(0, +)
            }
            #expect(published > 0)
            var pages = output.pages
            #expect(pages.removeValue(forKey: "CNAME") == "mine")
            #expect(pages.count == 5 && Set(pages.values).count == 1, "\(pages)")
            _ = try Publisher(output: output.path).publish([])
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test("A file too large to be written leaves the old site whole")
    func tooLarge() async throws {
        // The kernel says EFBIG as it would say ENOSPC, without a file system of our own. The limit is the whole
        // process's, so both ways are tried in one test, and it is higher than what other tests write.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var low = limit
        low.rlim_cur = 64 << 20
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &low)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) }
        let large = Page(path: "large.html", bytes: [UInt8](repeating: 65, count: 65 << 20))
        for way in Way.allCases {
            try await withTemporaryFolder { folder in
                let output = try output(in: folder)
                let before = output.tree
                let error = try #require(throws: PublishingError.self) {
                    try way.publisher(output).publish(site(new) + [large])
                }
                #expect(error.reason == "exceeds the limit for file sizes (ulimit -f)")
                #expect(output.tree == before)
                #expect(output.neighbours == ["Output"])
            }
        }
    }
}
