internal import CPuzzleWords
internal import TextReading

/// What no puzzle is made of (`Rules/puzzles.txt`), in one language.
struct PuzzleRules: Sendable {
    private let forbidden: WordTree
    /// What says little by itself ("being", "about").
    private let stopWords: Set<WordID>
    /// "her", "he": they tell a man from a woman.
    private let pronouns: Set<String>
    /// "after", "as": a headline can be cut behind them.
    private let joints: Set<String>
    /// "of", "the": before a noun.
    private let beforeNouns: Set<String>
    /// "van": the first word of a surname.
    private let particles: Set<String>
    /// To choose among.
    let countries: [String]

    /// nil for a language that has none: nothing tells there what is no fun.
    init?(language: String) throws {
        let file = pulse_puzzle_rules()
        let lists = try WordLists(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
        guard let language = Language(tag: language) else { return nil }
        let entries = lists.entries("grim", language)
        guard !entries.isEmpty else { return nil }
        forbidden = WordTree((entries + lists.entries("rude", language)).map(\.text))
        stopWords = WordLists.builtIn.words("stop-words", language)
        pronouns = Set(lists.entries("pronouns", language).map(\.text))
        joints = Set(lists.entries("joints", language).map(\.text))
        beforeNouns = Set(lists.entries("before-nouns", language).map(\.text))
        particles = Set(lists.entries("particles", language).map(\.text))
        countries = lists.entries("countries", language).map(\.text)
    }

    /// Whether a text has a word that is no fun.
    func isGrim(_ text: String) -> Bool { forbidden.isFound(in: text) }

    /// Whether a word in small letters tells a man from a woman.
    func tellsWho(_ word: String) -> Bool { pronouns.contains(word) }

    /// Whether a word in small letters joins two halves of a headline.
    func joins(_ word: String) -> Bool { joints.contains(word) }

    /// Whether a word in small letters stands before nouns.
    func leadsToNoun(_ word: String) -> Bool { beforeNouns.contains(word) }

    /// Whether a word in small letters begins surnames.
    func isParticle(_ word: String) -> Bool { particles.contains(word) }

    /// Whether a word in small letters says little by itself.
    func isSmall(_ word: String) -> Bool { stopWords.contains(WordID(folded: word)) }

    /// The words of a text that say what it is about.
    func matters(of text: String) -> Set<String> {
        Set(plainWords(of: text).map(\.plain).filter { $0.count > 3 && !isSmall($0) })
    }

    /// Whether a word may be one to find.
    func allows(_ word: String) -> Bool { !isGrim(word) && !isSmall(word) }
}

/// A word of a text as it stands there, and in small letters without marks but for ñ, as the lists have it.
struct PlainWord {
    let written: Substring
    let plain: String
}

/// The words of a text: letters that stand together.
func plainWords(of text: String) -> [PlainWord] {
    text.split { !$0.isLetter }.map { PlainWord(written: $0, plain: plain($0)) }
}

/// In small letters without marks but for ñ; what is no letter of these languages stays.
func plain(_ word: some StringProtocol) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in word.unicodeScalars { plain.append(Letter(scalar)?.scalar ?? scalar) }
    return String(plain)
}
