import Configuring
import Foundation
import TestSupport
import Testing

@Suite("Why a file could not be read or written")
struct FileReasonTests {
    @Test("is said in plain words, never as an operation that could not be completed")
    func reasons() async throws {
        try await withTemporaryFolder { folder in
            func reason(_ act: () throws -> Void) -> String? {
                do { try act() } catch { return error.fileReason }
                return nil
            }
            func written(_ path: String) -> String? {
                reason { try Data("x".utf8).write(to: URL(filePath: path), options: .atomic) }
            }
            #expect(reason { _ = try Data(contentsOf: folder) } == "it is a folder")
            #expect(
                reason { _ = try Data(contentsOf: folder.appending(path: "none")) }
                    == "there is no such file or folder")
            #expect(written(folder.path + "/none/x") == "there is no such file or folder")
            #expect(POSIXError(.ENOTDIR).fileReason == "a part of its path is no folder")
            #expect(
                CocoaError(.fileWriteVolumeReadOnly).fileReason
                    == "the file system is read-only; name another place, or mount it for writing")
            #expect(POSIXError(.EACCES).fileReason == "no permission; give this user the right to it")
            #expect(POSIXError(.ENOSPC).fileReason == "the disk is full; make room and run again")
        }
    }
}
