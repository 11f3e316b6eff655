/// The openings of sentences in one of the lists of `Rules/lists.txt`, by language and as written: an accent makes a
/// different word ("está", "esta").
struct Openings: Sendable {
    private static let mostWords = 3
    private static let languages: [Language] = [.english, .spanish, .portuguese]

    private let texts: [Language: Set<String>]

    init(_ list: String, in lists: WordLists) {
        texts = Dictionary(
            uniqueKeysWithValues: Self.languages.map { language in
                (language, Set(lists.entries(list, language).map { $0.text.lowercased() }))
            })
    }

    /// Returns whether a sentence starts with an entry of its language.
    func begin(_ sentence: Sentence) -> Bool {
        guard let texts = texts[sentence.language ?? .english], !texts.isEmpty else { return false }
        let words = sentence.words.lazy.filter(\.isSpoken).prefix(Self.mostWords)
        let spelled = sentence.withBytes { bytes in
            words.map { String(decoding: bytes[$0.bytes], as: UTF8.self).lowercased() }
        }
        return spelled.indices.contains { texts.contains(spelled[...$0].joined(separator: " ")) }
    }
}

/// The lists of `Rules/lists.txt` by which sentences are judged that are whole, but of no use in a summary.
struct RoleLists: Sendable {
    let clauses: Openings
    let subordinators: Openings
    let subjectless: Openings
    let subjectBehind: Openings
    let introduced: Openings
    let presentations: Phrases
    let futures: Phrases
    let nearTimes: Phrases
    let plans: Phrases

    static let builtIn = RoleLists(.builtIn)

    init(_ lists: WordLists) {
        clauses = Openings("clause-openings", in: lists)
        subordinators = Openings("subordinators", in: lists)
        subjectless = Openings("subjectless-openings", in: lists)
        subjectBehind = Openings("subject-behind", in: lists)
        introduced = Openings("introduced-openings", in: lists)
        presentations = Phrases(lists.phrases("presentations"))
        futures = Phrases(lists.phrases("futures"))
        nearTimes = Phrases(lists.phrases("near-times"))
        plans = Phrases(lists.phrases("plans"))
    }
}
