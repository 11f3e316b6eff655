import Foundation
import TestSupport
import Testing

@Suite struct VocabularyTests {
    /// The compiler accepts a table that no feed is read with, so this looks at the source.
    @Test("every namespace that has a table is in the list that feeds are read with")
    func namespaces() throws {
        let folder = repository.appending(path: "Sources/Parsing/Vocabulary")
        let tables = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .flatMap { file in
                try String(contentsOf: file, encoding: .utf8).matches(of: /static let (\w+) = Namespace\(/)
                    .map { String($0.1) }
            }
        #expect(tables.contains("dublinCore"))
        let feeds = try String(contentsOf: folder.appending(path: "FeedVocabulary.swift"), encoding: .utf8)
        let list = try #require(feeds.firstMatch(of: /namespaces: \[([^\]]*)\]/)?.1)
        let listed = list.matches(of: /\w+/).map { String($0.output) }
        #expect(Set(tables) == Set(listed), "add the namespace to the list in FeedVocabulary.swift")
        #expect(listed.count == Set(listed).count)
    }
}
