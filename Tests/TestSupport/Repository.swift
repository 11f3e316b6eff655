public import Foundation

/// The root of the checkout that the tests were built from.
public let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The languages of the interface: each has a file in `Templates/words`.
public func interfaceLanguages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Templates/words").path)
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
}

/// The collection of real feeds and annotated texts beside the checkout, where there is one.
let collection = repository.deletingLastPathComponent().appending(path: "shared")

/// A file or folder of the collection; nil where it is absent. A test that needs it has the trait `.needs(shared:)`.
public func shared(_ path: String) -> URL? {
    let url = collection.appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
}

/// Calls the body with a fresh folder that is removed afterwards.
public func withTemporaryFolder<T>(_ body: (URL) async throws -> T) async throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pulse-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}
