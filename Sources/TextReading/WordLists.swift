internal import CRules
public import Newsroom

/// The word lists in `Rules/lists.txt`, which stages look up by name: stop words, abbreviations, numerals and so on.
public struct WordLists: Sendable {
    /// A word or phrase in a list, with its meaning if there is one ("syrian = syria").
    public struct Entry: Sendable, Equatable {
        public var text: String
        public var meaning: String?
    }

    private struct Name: Hashable {
        var list: String
        var language: Language?
    }

    private var entries: [Name: [Entry]] = [:]

    /// Creates an empty collection.
    public init() {}

    /// The built-in lists; a test checks that they parse.
    public static let builtIn: WordLists = {
        let file = pulse_rules_lists()
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
        return (try? WordLists(text: text)) ?? WordLists()
    }()

    /// Parses lists.
    ///
    ///     [stop-words en]
    ///     a, about, after, don't
    ///     [demonyms en]
    ///     syrian = syria, dutch = netherlands
    ///
    /// A heading gives the list's name and, for a list in one language, its BCP 47 code. Entries are separated by
    /// commas and line ends, and a list may continue under the same heading later. Lines that begin with "# " are
    /// comments.
    public init(text: String) throws(RuleProblem) {
        for section in try RuleSection.sections(of: text, named: "list") {
            try section.expectNoAttributes()
            let name = try Self.name(section.name, at: section.number)
            // Emoticons contain commas and equals signs, so only blanks separate them.
            let isPlain = name.list == "emoticons"
            for line in section.lines {
                let parts = isPlain ? line.text.split(separator: " ") : line.entries
                entries[name, default: []] += parts.map { Self.entry($0, isPlain: isPlain) }.filter { !$0.text.isEmpty }
            }
        }
    }

    /// Returns a list's entries in order, for one language or all.
    public func entries(_ list: String, _ language: Language? = nil) -> [Entry] {
        entries.keys.filter { $0.list == list && (language == nil || $0.language == language) }
            .sorted { ($0.language?.code ?? "") < ($1.language?.code ?? "") }
            .flatMap { entries[$0] ?? [] }
    }

    /// Returns the languages for which a list exists, sorted by code.
    func languages(of list: String) -> [Language] {
        entries.keys.filter { $0.list == list }.compactMap(\.language).sorted { $0.code < $1.code }
    }

    /// Returns a list's entries of one word, as ids.
    public func words(_ list: String, _ language: Language? = nil) -> Set<WordID> {
        Set(phrases(list, language).compactMap { $0.count == 1 ? $0.first : nil })
    }

    /// Returns a list's entries, each as the ids of its words (`Word.form`).
    public func phrases(_ list: String, _ language: Language? = nil) -> [[WordID]] {
        entries(list, language).map { Self.forms(of: $0.text) }
    }

    /// Returns the meanings of a list's entries of one word, by that word.
    public func meanings(_ list: String, _ language: Language? = nil) -> [WordID: String] {
        Dictionary(
            entries(list, language).compactMap { entry in
                let forms = Self.forms(of: entry.text)
                guard let meaning = entry.meaning, forms.count == 1 else { return nil }
                return (forms[0], meaning)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the forms of a text's words, read without any lists.
    public static func forms(of text: String) -> [WordID] {
        var reader = TextReader(signs: .none)
        return reader.reading(of: text, in: nil).words.map(\.form)
    }

    private static func name(_ heading: Substring, at line: Int) throws(RuleProblem) -> Name {
        let parts = heading.split(separator: " ")
        guard (1...2).contains(parts.count) else {
            throw RuleProblem(
                line: line, reason: "a heading must be a list's name, optionally with a language, not '\(heading)'")
        }
        guard parts.count == 2 else { return Name(list: String(parts[0])) }
        guard let language = Language(tag: String(parts[1])) else {
            throw RuleProblem(line: line, reason: "'\(parts[1])' is not a language")
        }
        return Name(list: String(parts[0]), language: language)
    }

    private static func entry(_ text: Substring, isPlain: Bool) -> Entry {
        guard !isPlain, let sign = text.firstIndex(of: "=") else { return Entry(text: String(text)) }
        return Entry(
            text: String(text[..<sign].withoutOuterBlanks),
            meaning: String(text[text.index(after: sign)...].withoutOuterBlanks))
    }
}
