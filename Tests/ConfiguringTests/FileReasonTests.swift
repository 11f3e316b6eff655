import Configuring
import Foundation
import TestSupport
import Testing

@Suite("Why a file could not be read or written")
struct FileReasonTests {
    @Test("is given in plain words, never as an operation that couldn't be completed")
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
                    == "no such file or folder")
            #expect(written(folder.path + "/none/x") == "no such file or folder")
            #expect(POSIXError(.ENOTDIR).fileReason == "part of its path is not a folder")
            #expect(
                CocoaError(.fileWriteVolumeReadOnly).fileReason
                    == "the file system is read-only; choose another place, or remount it as writable")
            #expect(POSIXError(.EACCES).fileReason == "permission denied; give this user access")
            #expect(POSIXError(.ENOSPC).fileReason == "the disk is full; free some space and run again")
        }
    }
}
