internal import CPuzzleWords
internal import TextReading

/// Word lists of one language that exclude words from puzzles or help to choose them (`Rules/puzzles.txt`).
struct PuzzleRules: Sendable {
    private let forbidden: WordTree
    /// Words of death, violence and abuse, which also count in the text beneath a headline.
    private let grave: WordTree
    /// Words too dull to look for ("already", "makes").
    private let dull: WordTree?
    /// Whether nouns show a person's gender, as in Spanish and Portuguese.
    let hasGenders: Bool
    /// Words that say little by themselves ("being", "about").
    private let stopWords: Set<WordID>
    /// Words that reveal a person's sex ("her", "he").
    private let pronouns: Set<String>
    /// Words that precede the names of some places only ("the").
    private let articles: Set<String>
    /// Words that lead to the place where something happens ("in"), and words that join a name to what follows ("and").
    private let whereabouts: (before: Set<String>, joins: Set<String>)
    /// Words of advice, galleries and broadcasts, anywhere in a headline and at the beginning of one of its parts; as
    /// written, because an accent makes a different word ("qué", "que").
    private let service: (anywhere: Set<String>, first: Set<String>)
    /// First words of surnames ("van").
    private let particles: Set<String>
    /// The words that a headline can be asked for.
    let content: ContentWords
    /// What only the quiz needs.
    let quiz: QuizRules
    /// Countries that can serve as wrong answers.
    let countries: [WordLists.Entry]

    /// Fails (nil) for a language without lists, where nothing would exclude grim words.
    init?(language: String) throws {
        let file = pulse_puzzle_rules()
        let lists = try WordLists(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
        guard let language = Language(tag: language) else { return nil }
        let entries = lists.entries("grim", language)
        guard !entries.isEmpty else { return nil }
        forbidden = WordTree((entries + lists.entries("rude", language)).map(\.text))
        grave = WordTree(lists.entries("grave", language).map(\.text))
        let boring = lists.entries("dull", language).map(\.text)
        dull = boring.isEmpty ? nil : WordTree(boring)
        hasGenders = language != .english
        stopWords = WordLists.builtIn.words("stop-words", language)
        pronouns = Set(lists.entries("pronouns", language).map(\.text))
        articles = Set(lists.entries("articles", language).map(\.text))
        whereabouts = (
            Set(lists.entries("whereabouts", language).map(\.text)), Set(lists.entries("joins", language).map(\.text))
        )
        service = (
            Set(lists.entries("service", language).map(\.text)),
            Set(lists.entries("service-openings", language).map(\.text))
        )
        particles = Set(lists.entries("particles", language).map(\.text))
        content = ContentWords(lists, language, stopWords: stopWords)
        quiz = QuizRules(lists, language)
        countries = lists.entries("countries", language)
    }

    /// Returns whether a text contains a grim or rude word.
    func isGrim(_ text: String) -> Bool { forbidden.isFound(in: text) }

    /// Returns whether a text contains a word of death, violence, abuse or missing people.
    func isGrave(_ text: String) -> Bool { grave.isFound(in: text) }

    /// Returns whether a lower-case word reveals a person's sex.
    func revealsGender(_ word: String) -> Bool { pronouns.contains(word) }

    /// Returns whether a lower-case word is an article, alone or joined with a preposition.
    func isArticle(_ word: String) -> Bool { articles.contains(word) }

    /// Returns whether what follows a lower-case word is where something happens.
    func precedesPlace(_ word: String) -> Bool { whereabouts.before.contains(word) }

    /// Returns whether a lower-case word joins the name before it to another, as "and" and "of" do.
    func joinsNames(_ word: String) -> Bool { whereabouts.joins.contains(word) }

    /// Returns whether a headline gives advice or introduces pictures or a broadcast rather than reporting news. Nobody
    /// remembers these.
    func isService(_ title: String) -> Bool {
        var isFirst = true
        for word in title.lowercased().split(whereSeparator: \.isWhitespace) {
            let bare = word.trimmingPrefix { !$0.isLetter }.prefix { $0.isLetter }
            guard !bare.isEmpty else { continue }
            let text = String(bare)
            if service.anywhere.contains(text) || isFirst && service.first.contains(text) { return true }
            isFirst = word.last.map { !$0.isLetter && !$0.isNumber } ?? false
        }
        return false
    }

    /// Returns whether a lower-case word begins surnames.
    func isParticle(_ word: String) -> Bool { particles.contains(word) }

    /// Returns whether a lower-case word is a stop word.
    func isStopWord(_ word: String) -> Bool { stopWords.contains(WordID(folded: word)) }

    /// Returns whether a word may be an answer.
    func allows(_ word: String) -> Bool { !isGrim(word) && !isStopWord(word) }

    /// Returns whether a word may be an answer that readers are asked for: neither forbidden nor dull.
    func allowsAsAnswer(_ word: String) -> Bool { allows(word) && !(dull?.isFound(in: word) ?? false) }
}

/// A word as written, and folded: lower case without diacritics except ñ, as in the lists.
struct PlainWord {
    let written: Substring
    let plain: String
}

/// Returns the words of a text: runs of letters.
func plainWords(of text: String) -> [PlainWord] {
    text.split { !$0.isLetter }.map { PlainWord(written: $0, plain: plain($0)) }
}

/// Folds a word to lower case without diacritics except ñ; characters of other alphabets are unchanged.
func plain(_ word: some StringProtocol) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in word.unicodeScalars { plain.append(Letter(scalar)?.scalar ?? scalar) }
    return String(plain)
}
