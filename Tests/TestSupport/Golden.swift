public import Testing

public import Foundation

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
    let expected = String(decoding: data, as: UTF8.self)
    guard actual != expected else { return }
    Issue.record("\(firstDifference(actual, expected))\nin \(golden.path)", sourceLocation: sourceLocation)
}

/// A file or folder below `Fixtures` beside the test.
public func fixture(_ name: String, test file: String = #filePath) -> URL {
    URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures").appending(path: name)
}

/// The files of a folder of fixtures with a given ending, sorted by name.
public func fixtures(in folder: String, ending: String, test file: String = #filePath) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixture(folder, test: file).path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { fixture(folder, test: file).appending(path: $0) }
}

private func firstDifference(_ actual: String, _ expected: String) -> String {
    let ours = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let theirs = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (a, b)) in zip(ours, theirs).enumerated() where a != b {
        return "line \(number + 1)\n  expected \(b)\n  got      \(a)"
    }
    return ours.count < theirs.count
        ? "ends early; expected next: \(theirs[ours.count])" : "too long; extra: \(ours[theirs.count])"
}
