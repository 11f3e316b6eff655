import Foundation
import TestSupport
import Testing

/// Times that the search understands by a name. That other languages have all keys of English is tested elsewhere.
@Suite struct SearchTimeTests {
    @Test("have words to ask by, and words in which the page says them back")
    func words() throws {
        let templates = repository.appending(path: "Templates")
        let script = try String(contentsOf: templates.appending(path: "scripts/search/moments.js"), encoding: .utf8)
        let list = try #require(script.firstMatch(of: /const named = \[([^.]*)\.\.\./)?.1)
        let names = list.matches(of: /'([a-z-]+)'/).map { String($0.1) }
        #expect(names.contains("yesterday"))
        let file = try Data(contentsOf: templates.appending(path: "words/en.json"))
        let words = try JSONDecoder().decode([String: String].self, from: file)
        for name in names {
            #expect(words["search.say.\(name)"] != nil, "\(name)")
            #expect(words["search.time.\(name)"] != nil, "\(name)")
        }
    }
}
