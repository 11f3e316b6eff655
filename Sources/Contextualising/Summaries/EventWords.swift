internal import Newsroom
internal import TextReading

/// The words that a story's reports use for its event.
struct EventWords {
    /// The most sentences of a title.
    static let sentencesOfTitle = 3

    /// The reports' titles.
    let titled: [[Sentence]]
    /// The reports' first sentences.
    let read: [[Sentence]]
    /// The stems of each title.
    let ownTitles: [Terms]
    /// The stems of all titles together.
    let titles: Terms
    /// The forms of the lead's title.
    let forms: Terms
    /// The stems of each report's title and first sentence.
    let subjects: [Terms]
    /// The stems of all titles and first sentences together.
    let all: Terms
    /// The stems that two titles have in common.
    let core: Terms
    /// The stems of each title's words, without names. A sentence with one of them says what happened, not only who it
    /// is about.
    private let ownActions: [Terms]
    /// The same for all titles together.
    private let actions: Terms
    /// The names of the lead's title.
    let names: Set<WordID>
    /// All stems and amounts of the lead's title.
    let known: Set<WordID>
    let amounts: Set<Double>

    var title: Terms { ownTitles[0] }

    /// - Parameters:
    ///   - sources: the reports, the lead first.
    ///   - read: their first sentences.
    init(of sources: [Brief], _ readings: [ArticleReading], read: [[Sentence]]) {
        titled = sources.indices.map {
            Sentence.sentences(of: sources[$0].article.title, readings[$0].title, atMost: Self.sentencesOfTitle)
        }
        self.read = read
        let own = readings.map { Terms(of: $0.title.words, by: \.stem) }
        ownTitles = own
        titles = Terms(joining: own)
        forms = Terms(of: readings[0].title.words)
        subjects = sources.indices.map { source in
            Terms(joining: [own[source], Terms(of: read[source].first?.words ?? [], by: \.stem)])
        }
        all = Terms(joining: subjects)
        core = Terms(sharedBy: 2, of: own)
        // The first word of a title is not a name if others write it in lower case.
        let small = Set(
            (read + titled).joined().flatMap { $0.words.lazy.filter { !$0.isCapitalised }.map(\.form) })
        func isName(_ word: Word, in title: Sentence) -> Bool {
            word.isCapitalised && word.kind == .word
                && !(word.marks.contains(.opens)
                    && (small.contains(word.form) || word == title.words.first && title.beginsWithDeed))
        }
        ownActions = titled.map { sentences in
            Terms(
                joining: sentences.map { title in
                    Terms(
                        of: title.isTitleCased ? title.words[...] : title.words.filter { !isName($0, in: title) }[...],
                        by: \.stem)
                })
        }
        actions = Terms(joining: ownActions)
        names = Set(titled[0].flatMap { title in title.words.filter { isName($0, in: title) }.map(\.form) })
        known = Set(readings[0].title.words.map(\.stem))
        amounts = Set(titled[0].flatMap(\.amounts))
    }

    /// Returns the share of the words of several titles that a sentence has; 0 if the titles have none in common.
    func partOfCore(_ terms: Terms) -> Double { core.count == 0 ? 0 : terms.part(of: core) }

    /// Returns whether a sentence says what happened: it shares a word other than a name with a title, or two names
    /// with the lead's title. If the titles have fewer than two such words, every sentence counts.
    ///
    /// - Parameter source: the report whose title does not count; nil: all do.
    func saysWhatHappened(_ sentence: Sentence, _ terms: Terms, besides source: Int? = nil) -> Bool {
        let actions = source.map { source in
            Terms(joining: ownActions.indices.filter { $0 != source }.map { ownActions[$0] })
        }
        let words = actions ?? self.actions
        return words.count < Self.fewestActions || terms.shared(with: words) > 0
            || namesOfTitle(in: sentence) >= Self.fewestNames
    }

    /// The titles need at least this many such words for one to be required in a sentence.
    private static let fewestActions = 2
    /// This many names will do instead of such a word.
    private static let fewestNames = 2

    /// Returns whether a sentence has a name of the lead's title, if that has one and does not write all words like
    /// names.
    func names(_ sentence: Sentence) -> Bool {
        names.isEmpty || titled[0].contains(where: \.isTitleCased)
            || sentence.words.contains { $0.isCapitalised && names.contains($0.form) }
    }

    /// Returns the number of names of the lead's title in a sentence; of a person's, one.
    private func namesOfTitle(in sentence: Sentence) -> Int {
        var count = 0
        var isWithin = false
        for word in sentence.words where word.isSpoken {
            guard word.isCapitalised, names.contains(word.form) else {
                isWithin = false
                continue
            }
            if !isWithin { count += 1 }
            isWithin = true
        }
        return count
    }

    /// Returns the subjects of all reports but one.
    func subjects(besides source: Int) -> Terms {
        Terms(joining: subjects.indices.filter { $0 != source }.map { subjects[$0] })
    }
}

extension Sentence {
    /// The share of capitalised words in a title above which capitals say nothing ("Robert Durst Found Guilty").
    private static let mostCapitals = 0.7

    /// Whether it writes nearly all words with a capital.
    fileprivate var isTitleCased: Bool {
        let words = words.filter { SentenceLists.builtIn.isContentWord($0) && $0.kind == .word }
        return Double(words.count(where: \.isCapitalised)) > Self.mostCapitals * Double(words.count)
    }
}
