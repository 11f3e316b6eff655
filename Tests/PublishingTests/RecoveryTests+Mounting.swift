import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Publishing

// With file systems of our own, which only root may mount.

extension RecoveryTests {
    @Test(
        "A file system mounted within the output stays there, and what is published into it arrives",
        .needsMounting(SmallDisk.isPossible))
    func nestedMount() async throws {
        for name in ["theirs", "sports"] {
            try await withTemporaryFolder { folder in
                let output = try output(in: folder)
                let disk = try SmallDisk(at: output.appending(path: name), megabytes: 1)
                defer { disk.unmount() }
                for texts in [new, old, new] {
                    _ = try Publisher(output: output.path).publish(site(texts))
                    // Foundation does not list what is mounted below a folder.
                    for path in ["CNAME", "index.html", "gone.html", "sports/a.html", "sports/b.html"] {
                        let text = path == "CNAME" ? "mine" : texts[path]
                        #expect(
                            FileManager.default.contents(atPath: "\(output.path)/\(path)")
                                == text.map { Data($0.utf8) }, "\(path)")
                    }
                    #expect(output.neighbours == ["Output"])
                    #expect(disk.isMounted)
                    #expect(output.tree.keys.allSatisfy { !$0.hasPrefix(".pulse-staging") })
                }
                disk.unmount()
                _ = try Publisher(output: output.path).publish(site(old))
                #expect(output.pages == old.merging(["CNAME": "mine"]) { $1 })
                #expect(output.neighbours == ["Output"])
            }
        }
    }

    @Test(
        "The old site with a file system mounted in it: what that holds is carried over, and the rest goes when it is unmounted",
        .needsMounting(SmallDisk.isPossible))
    func mountedRemains() async throws {
        try await withTemporaryFolder { folder in
            let (output, remains) = try exchanged(in: folder)
            let disk = try SmallDisk(at: remains.appending(path: "theirs"), megabytes: 1)
            defer { disk.unmount() }
            try remains.write("late", to: "theirs/deep/late.txt")
            let kept = ["CNAME": "mine", "theirs/deep/late.txt": "late"]
            for texts in [new, old] {
                _ = try Publisher(output: output.path).publish(site(texts))
                // What others had is remembered for as long as the old site cannot go.
                let pages = output.pages.filter { $0.key != ForeignFiles.settledName }
                #expect(pages == texts.merging(kept) { $1 })
            }
            disk.unmount()
            _ = try Publisher(output: output.path).publish(site(new))
            #expect(output.pages == new.merging(kept) { $1 })
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test("A disk that is full half-way, mounted within the output", .needsMounting(SmallDisk.isPossible))
    func fullHalfWay() async throws {
        try await withTemporaryFolder { folder in
            let output = try output(in: folder)
            let disk = try SmallDisk(at: output.appending(path: "sports"), megabytes: 1)
            defer { disk.unmount() }
            let large = Page(path: "sports/large.html", bytes: [UInt8](repeating: 65, count: 2 << 20))
            let error = #expect(throws: PublishingError.self) {
                try Publisher(output: output.path).publish(site(new) + [large])
            }
            #expect(error?.isHalfPublished == true)
            #expect(error?.reason == "the disk is full; free some space and run again")
            #expect(output.tree.keys.allSatisfy { !$0.hasSuffix(".pulse-copy") })
            disk.unmount()
            _ = try Publisher(output: output.path).publish(site(new))
            #expect(output.pages == new.merging(["CNAME": "mine"]) { $1 })
        }
    }

    @Test(
        "A full disk leaves the old site whole, below a mount point and at it",
        .needsMounting(SmallDisk.isPossible), arguments: ["site", ""])
    func fullDisk(name: String) async throws {
        try await withTemporaryFolder { folder in
            let disk = try SmallDisk(at: folder.appending(path: "disk"), megabytes: 1)
            defer { disk.unmount() }
            let output = name.isEmpty ? disk.folder : disk.folder.appending(path: name)
            _ = try Publisher(output: output.path).publish(site(old))
            let before = output.tree
            let large = Page(path: "large.html", bytes: [UInt8](repeating: 65, count: 2 << 20))
            let error = #expect(throws: PublishingError.self) {
                try Publisher(output: output.path).publish(site(new) + [large])
            }
            #expect(error?.reason == "the disk is full; free some space and run again")
            #expect(output.tree == before)
            _ = try Publisher(output: output.path).publish(site(new))
            #expect(output.pages == new, "a mount point cannot be exchanged, and is published to all the same")
        }
    }

    @Test(
        "A page that is mounted by itself is refused before anything is changed",
        .needsMounting(SmallDisk.isPossible))
    func mountedPage() async throws {
        for way in Way.allCases {
            try await withTemporaryFolder { folder in
                let output = try output(in: folder)
                try folder.write("theirs", to: "other.html")
                let page = output.appending(path: "index.html").path
                let other = folder.appending(path: "other.html").path
                try #require(mount(other, page, nil, UInt(MS_BIND), nil) == 0)
                defer { umount2(page, 0) }
                let error = #expect(throws: PublishingError.self) { try way.publisher(output).publish(site(new)) }
                #expect(error?.path == page)
                #expect(error?.reason.hasPrefix("is a mount point and cannot be replaced") == true)
                #expect(error?.isHalfPublished == false)
                umount2(page, 0)
                #expect(output.pages == old.merging(["CNAME": "mine"]) { $1 })
                #expect(output.neighbours == ["Output", "other.html"])
            }
        }
    }
}
