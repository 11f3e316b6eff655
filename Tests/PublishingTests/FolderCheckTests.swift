import Foundation
import Publishing
import TestSupport
import Testing

@Suite("A folder that will be written to")
struct FolderCheckTests {
    @Test("is judged by the nearest existing one, and none is created")
    func outlook() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.path
            try Data().write(to: folder.appending(path: "file"))
            try FileManager.default.createSymbolicLink(
                atPath: path + "/link", withDestinationPath: "/nowhere/at/all")
            let missing = FolderCheck(path + "/a/b/")
            #expect(missing.problem == nil && !missing.isThere && missing.place == path)
            #expect(missing.room?.bytes ?? 0 > 0)
            #expect(FolderCheck(path).problem == nil && FolderCheck(path).isThere)
            let reasons = ["file", "file/a", "link/a", "../\(folder.lastPathComponent)/a"].map {
                FolderCheck("\(path)/\($0)").problem?.reason
            }
            #expect(
                reasons == [
                    "not a folder; choose another", "not a folder; choose another",
                    "a broken link; create the folder it points to, or choose another", nil,
                ])
            for place in ["/proc", "/sys/kernel"] {
                let problem = FolderCheck(place + "/x/y").problem
                #expect(
                    problem?.description
                        == "\(place): a system folder where no files can be created; choose another folder")
            }
            #expect(FolderCheck("/").problem?.reason.hasPrefix("the site would") != true)
            #expect(FolderCheck("/", holdsSite: true).problem?.reason.hasPrefix("the site would fill") == true)
            #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["file", "link"])
        }
    }
}
