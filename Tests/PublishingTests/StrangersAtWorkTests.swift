import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Publishing

/// Others change their files in the output while the next site is being made: the latest state of each file wins.
@Suite("Other programs writing to the output while it is published")
struct StrangersAtWorkTests {
    /// Makes the next site, lets others work, exchanges the two, lets others work again, and tidies up.
    private func publish(
        over files: [String: String], before: (URL) throws -> Void, after: (URL) throws -> Void = { _ in }
    ) async throws -> [String: String] {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            for (path, text) in files { try output.write(text, to: path) }
            _ = try Publisher(output: output.path).publish(site(["index.html": "old"]))
            let next = Folder(path: folder.appending(path: ".Output.pulse-next").path)
            let old = Folder(path: output.path)
            try next.makeFolder("")
            try next.write([], to: AtomicSwap.marker)
            try next.write(Array("new".utf8), to: "index.html")
            let plan = try PublishingPlan(written: ["index.html"], in: old)
            var tree = NextTree(old: old, next: next, plan: plan, foreignLimit: 100)
            #expect(try tree.build())
            try before(output)
            let aside = folder.appending(path: "aside")
            try FileManager.default.moveItem(at: output, to: aside)
            try FileManager.default.moveItem(at: URL(filePath: next.path), to: output)
            try FileManager.default.moveItem(at: aside, to: URL(filePath: next.path))
            try after(output)
            AtomicSwap(output: old).recover()
            #expect(output.neighbours == ["Output"])
            #expect(output.pages["index.html"] == "new")
            return output.pages.filter { $0.key != "index.html" }
        }
    }

    /// As git, editors and most programs save a file.
    private func replace(_ path: String, with text: String, in folder: URL) throws {
        try folder.write(text, to: path + ".lock")
        #expect(rename(folder.appending(path: path + ".lock").path, folder.appending(path: path).path) == 0)
    }

    @Test("A listing that breaks off is an error, not the end of the folder")
    func brokenListing() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "a")
            let listing = try #require(opendir(folder.path))
            defer { closedir(listing) }
            // As a network file system does that loses its server: the folder turns into something else while it is
            // open.
            let other = open("/dev/null", O_RDONLY)
            defer { close(other) }
            try #require(dup2(other, dirfd(listing)) >= 0)
            let error = #expect(throws: PublishingError.self) {
                try Folder(path: folder.path).names(listedBy: listing, in: "")
            }
            #expect(error?.reason == "not a folder")
            #expect(try Folder(path: folder.path).names() == ["a"])
        }
    }

    @Test("A file replaced by rename before the exchange is kept", arguments: 0..<5)
    func replacedBefore(trial: Int) async throws {
        let files = try await publish(over: ["theirs/index": "one"]) {
            try replace("theirs/index", with: "two", in: $0)
        }
        #expect(files == ["theirs/index": "two"])
    }

    @Test("A file replaced by rename after the exchange is kept", arguments: 0..<5)
    func replacedAfter(trial: Int) async throws {
        let files = try await publish(over: ["theirs/index": "one"]) { _ in
        } after: {
            try replace("theirs/index", with: "three", in: $0)
        }
        #expect(files == ["theirs/index": "three"])
    }

    @Test("Of two replacements, the one after the exchange is kept")
    func replacedTwice() async throws {
        let files = try await publish(over: ["CNAME": "one"]) {
            try replace("CNAME", with: "two", in: $0)
        } after: {
            try replace("CNAME", with: "three", in: $0)
        }
        #expect(files == ["CNAME": "three"])
    }

    @Test("A lock file removed before or after the exchange does not come back")
    func lockFile() async throws {
        let locked = ["theirs/index": "one", "theirs/index.lock": "", "theirs/HEAD.lock": ""]
        let files = try await publish(over: locked) {
            try FileManager.default.removeItem(at: $0.appending(path: "theirs/index.lock"))
        } after: {
            try FileManager.default.removeItem(at: $0.appending(path: "theirs/HEAD.lock"))
        }
        #expect(files == ["theirs/index": "one"])
    }

    @Test("Files and folders added before the exchange are kept, and give way to those of the same name added after it")
    func added() async throws {
        let files = try await publish(over: ["notes/a.txt": "a"]) {
            try $0.write("b", to: "notes/b.txt")
            try $0.write("c", to: "their/own/c.txt")
            try $0.write("before", to: "both.txt")
        } after: {
            try $0.write("after", to: "both.txt")
        }
        #expect(
            files == ["notes/a.txt": "a", "notes/b.txt": "b", "their/own/c.txt": "c", "both.txt": "after"])
    }

    @Test("A folder removed before the exchange does not come back")
    func removedFolder() async throws {
        let files = try await publish(over: ["their/a.txt": "a", "their/b.txt": "b", "CNAME": "c"]) {
            try FileManager.default.removeItem(at: $0.appending(path: "their"))
        }
        #expect(files == ["CNAME": "c"])
    }

    @Test("Another program's folder with the name of a run's is neither published nor removed, however similar")
    func folderInPlaceOfRemains() async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            _ = try Publisher(output: output.path).publish(site(["index.html": "old"]))
            let theirs = folder.appending(path: ".Output.pulse-next")
            let files = [".pulse-manifest": "# x\nletter.txt\n", "letter.txt": "dear", "deep/photo.txt": "photo"]
            for (path, text) in files { try theirs.write(text, to: path) }
            for text in ["new", "newer"] {
                _ = try Publisher(output: output.path).publish(site(["index.html": text]))
                #expect(output.pages == ["index.html": text])
                #expect(theirs.tree.filter { !$0.key.hasSuffix("/") } == files)
            }
            try FileManager.default.removeItem(at: theirs)
            _ = try Publisher(output: output.path).publish(site(["index.html": "newest"]))
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test(
        "A repository is never moved, nor the folder that its programs work in",
        arguments: [".git/", ".git", ".hg/", ".svn/", ".jj/", "_darcs/", ".fslckout", "deep/er/.git/"])
    func repositories(name: String) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            _ = try Publisher(output: output.path).publish(site(["index.html": "old", "gone.html": "old"]))
            try output.write("locked", to: name.hasSuffix("/") ? name + "index.lock" : name)
            let paths = [".", name]
            let before = try paths.map { try output.identity($0).split(separator: " ").first }
            _ = try Publisher(output: output.path).publish(site(["index.html": "new", "more/page.html": "new"]))
            #expect(try paths.map { try output.identity($0).split(separator: " ").first } == before)
            let theirs = output.pages.filter { $0.value == "locked" }
            #expect(output.pages.filter { $0.value != "locked" } == ["index.html": "new", "more/page.html": "new"])
            #expect(theirs.count == 1)
            #expect(output.neighbours == ["Output"])
            #expect(output.tree.keys.allSatisfy { !$0.hasPrefix(".pulse-staging") })
        }
    }

    @Test("Git ignores what is prepared in a working copy")
    func ignored() async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            _ = try printed(by: "git", "init", "-q", output.path)
            let preparation = try Publisher(output: output.path, isInPlace: true).preparation()
            preparation.take(Page(path: "index.html", text: "new"))
            #expect(output.tree.keys.contains(".pulse-staging/pages/index.html"))
            #expect(try printed(by: "git", "-C", output.path, "status", "--porcelain", "--untracked-files=all") == "")
            _ = try preparation.commit()
            let found = try printed(by: "git", "-C", output.path, "status", "--porcelain", "--untracked-files=all")
            #expect(found == "?? .pulse-manifest\n?? index.html\n")
        }
    }

    @Test("A file added before the exchange under a name that is not Unicode is kept")
    func notUnicode() async throws {
        let name = "caf\u{E9}.txt".unicodeScalars.map { UInt8($0.value) } + [0]
        let files = try await publish(over: ["CNAME": "c"]) {
            let path = (Array($0.path.utf8) + [UInt8(ascii: "/")] + name).map(CChar.init(bitPattern:))
            let file = open(path, O_WRONLY | O_CREAT, 0o644)
            try #require(file >= 0)
            close(file)
        }
        // That nothing is left beside the output tells that it went along: Foundation does not list such a name.
        #expect(files["CNAME"] == "c")
    }

    /// A command's standard output.
    private func printed(by words: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("An access list on a folder of the site, or below it, stays", arguments: ["Output", "Output/their"])
    func accessLists(name: String) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            try output.write("a", to: "their/a.txt")
            _ = try Publisher(output: output.path).publish(site(["index.html": "old"]))
            let path = folder.appending(path: name).path
            _ = try printed(by: "setfacl", "-m", "u:4242:rwx", path)
            _ = try Publisher(output: output.path).publish(site(["index.html": "new"]))
            #expect(try printed(by: "getfacl", "--numeric", path).contains("user:4242:rwx"))
            #expect(output.pages == ["index.html": "new", "their/a.txt": "a"])
        }
    }

    @Test("A program that replaces a file all the time finds its last version in the end")
    func busy() async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            try output.write("0", to: "theirs/index")
            let writer = Writer(of: "theirs/index", in: output)
            writer.start()
            for round in 0..<20 {
                let pages = (0..<200).map { Page(path: "p\($0).html", text: "\(round)") }
                _ = try Publisher(output: output.path).publish(pages)
            }
            let last = writer.stop()
            #expect(last > 0)
            // A replacement that begins in one folder and ends in the other may leave a later number than it knows of.
            let found = try #require(Int(output.pages["theirs/index"] ?? ""))
            #expect(found >= last, "\(found) of \(last)")
        }
    }
}
