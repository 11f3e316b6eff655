internal import CRules
public import Newsroom

/// The lists of `Rules/lists.txt`, which stages look up by name: stop words, abbreviations, numerals and the like.
public struct WordLists: Sendable {
    /// A word or phrase of a list, with its meaning if the list gives one ("syrian = syria").
    public struct Entry: Sendable, Equatable {
        public var text: String
        public var meaning: String?
    }

    private struct Name: Hashable {
        var list: String
        var language: Language?
    }

    private var entries: [Name: [Entry]] = [:]

    /// No lists.
    public init() {}

    /// The lists that ship with the tool; a test checks that they can be read.
    public static let builtIn: WordLists = {
        let file = pulse_rules_lists()
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
        return (try? WordLists(text: text)) ?? WordLists()
    }()

    /// Reads lists.
    ///
    ///     [stop-words en]
    ///     a, about, after, don't
    ///     [demonyms en]
    ///     syrian = syria, dutch = netherlands
    ///
    /// A heading gives the list's name and, for a list of one language, its BCP 47 code. Commas and line ends separate
    /// the entries, and a list may continue under the same heading later. A line that begins with "# " is a comment.
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

    /// The entries of a list in their order, of one language or of all.
    public func entries(_ list: String, _ language: Language? = nil) -> [Entry] {
        entries.keys.filter { $0.list == list && (language == nil || $0.language == language) }
            .sorted { ($0.language?.code ?? "") < ($1.language?.code ?? "") }
            .flatMap { entries[$0] ?? [] }
    }

    /// The languages that have a list of this name, by their codes.
    func languages(of list: String) -> [Language] {
        entries.keys.filter { $0.list == list }.compactMap(\.language).sorted { $0.code < $1.code }
    }

    /// The single words of a list, folded.
    public func words(_ list: String, _ language: Language? = nil) -> Set<WordID> {
        Set(phrases(list, language).compactMap { $0.count == 1 ? $0.first : nil })
    }

    /// The entries of a list as the forms of their words.
    public func phrases(_ list: String, _ language: Language? = nil) -> [[WordID]] {
        entries(list, language).map { Self.forms(of: $0.text) }
    }

    /// The meanings of a list's single words.
    public func meanings(_ list: String, _ language: Language? = nil) -> [WordID: String] {
        Dictionary(
            entries(list, language).compactMap { entry in
                let forms = Self.forms(of: entry.text)
                guard let meaning = entry.meaning, forms.count == 1 else { return nil }
                return (forms[0], meaning)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The forms of a text's words, read without any lists.
    public static func forms(of text: String) -> [WordID] {
        var reader = TextReader(signs: .none)
        return reader.reading(of: text, in: nil).words.map(\.form)
    }

    private static func name(_ heading: Substring, at line: Int) throws(RuleProblem) -> Name {
        let parts = heading.split(separator: " ")
        guard (1...2).contains(parts.count) else {
            throw RuleProblem(line: line, reason: "a heading is a list's name and perhaps a language, not '\(heading)'")
        }
        guard parts.count == 2 else { return Name(list: String(parts[0])) }
        guard let language = Language(tag: String(parts[1])) else {
            throw RuleProblem(line: line, reason: "'\(parts[1])' is no language")
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
