import Foundation
import TestSupport
import Testing

/// `docs/clustering.md` says what is in the code.
@Suite("The page of clustering") struct ClusteringPageTests {
    private static let sources = repository.appending(path: "Sources/Deduplicating")

    private func page() throws -> [Substring] {
        try String(contentsOf: repository.appending(path: "docs/clustering.md"), encoding: .utf8).split(separator: "\n")
    }

    /// The table's row for each constant of a file: its name, and its comment up to the news that it was fitted on.
    private func rows(of file: URL) throws -> [String] {
        var rows: [String] = []
        var group = ""
        var comment: [Substring] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("/// ") {
                comment.append(line.dropFirst(4))
                continue
            }
            if let name = line.firstMatch(of: /^enum (\w+)/)?.1 { group = String(name) }
            if let name = line.firstMatch(of: /^static let (\w+)/)?.1 {
                let text = comment.joined(separator: " ")
                let meaning = text.firstRange(of: "Fit: ").map { text[..<$0.lowerBound] } ?? text[...]
                rows.append("| `\(group).\(name)` | \(meaning.trimmingCharacters(in: .whitespaces)) |")
            }
            comment = []
        }
        return rows
    }

    @Test("has a row for each constant, and no other")
    func constants() throws {
        let folder = Self.sources.appending(path: "Tuning")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let expected = try files.flatMap(rows)
        let found = try page().filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(!expected.isEmpty && Set(found).subtracting(expected).sorted() == [])
        #expect(Set(expected).subtracting(found).sorted() == [])
        #expect(found.count == expected.count)
    }

    @Test("names files that exist")
    func files() throws {
        let names = try page().flatMap { $0.matches(of: /[A-Z][A-Za-z]+\/[A-Za-z+]+\.swift/).map { String($0.0) } }
        #expect(names.count > 10)
        for name in names {
            #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: name).path), "\(name)")
        }
    }
}
