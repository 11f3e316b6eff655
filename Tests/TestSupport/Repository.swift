public import Foundation

/// The root of the checkout that the tests were built from.
public let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A file or folder of `../shared`, the founders' collection of real feeds and gold data; nil where it is absent,
/// and then a test must say that it was skipped (`.enabled(if:)` with a comment does).
public func shared(_ path: String) -> URL? {
    let url = repository.deletingLastPathComponent().appending(path: "shared").appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
}

/// Calls the body with a fresh folder that is removed afterwards.
public func withTemporaryFolder<T>(_ body: (URL) async throws -> T) async throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pulse-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}
