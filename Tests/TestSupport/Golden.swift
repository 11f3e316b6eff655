public import Foundation
public import Testing

/// Compares text with the file that says what it should be.
///
/// - With `PULSE_RECORD=1` in the environment (`make golden`) the file is written, and the test fails, so that no
///   recording run is ever taken for a passing one.
/// - A missing golden fails.
///
/// - Parameters:
///   - name: the golden's path below the folder `Fixtures` beside the test.
public func expectGolden(
    _ actual: String, named name: String, test file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let golden = fixture(name, test: file)
    if ProcessInfo.processInfo.environment["PULSE_RECORD"] == "1" {
        do {
            try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: golden)
            Issue.record("recorded \(name); look at it, then run without PULSE_RECORD", sourceLocation: sourceLocation)
        } catch {
            Issue.record("cannot record \(golden.path): \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    guard let data = try? Data(contentsOf: golden) else {
        Issue.record("no golden \(golden.path); make golden records it", sourceLocation: sourceLocation)
        return
    }
    // Bytes, since two strings are equal where Unicode calls their characters equivalent.
    guard !data.elementsEqual(actual.utf8) else { return }
    Issue.record(
        "\(firstDifference(Array(actual.utf8), Array(data)))\nin \(golden.path)", sourceLocation: sourceLocation)
}

/// A file or folder below `Fixtures` beside the test.
public func fixture(_ name: String, test file: String = #filePath) -> URL {
    URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures").appending(path: name)
}

/// The files of a folder of fixtures with a given ending, sorted by name.
///
/// - Throws: `NoFixtures` where the folder is missing or has no such file: a test without arguments would pass.
public func fixtures(in folder: String, ending: String, test file: String = #filePath) throws -> [URL] {
    let folder = fixture(folder, test: file)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
    guard !names.isEmpty else { throw NoFixtures(folder: folder.path, ending: ending) }
    return names.sorted().map { folder.appending(path: $0) }
}

public struct NoFixtures: Error {
    public let folder: String
    public let ending: String
}

private func firstDifference(_ actual: [UInt8], _ expected: [UInt8]) -> String {
    let ours = actual.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let theirs = expected.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, (a, b)) in zip(ours, theirs).enumerated() where a != b {
        return "line \(number + 1)\n  expected \(shown(b, beside: a))\n  got      \(shown(a, beside: b))"
    }
    return ours.count < theirs.count
        ? "ends early; expected next: \(shown(theirs[ours.count]))" : "too long; extra: \(shown(ours[theirs.count]))"
}

/// A line as text, its characters by their numbers where it would look like the other line.
private func shown(_ line: ArraySlice<UInt8>, beside other: ArraySlice<UInt8> = []) -> String {
    let text = String(decoding: line, as: UTF8.self)
    guard text == String(decoding: other, as: UTF8.self) else { return text }
    return text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
}
