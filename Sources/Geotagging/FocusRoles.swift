import Newsroom
import TextReading

/// The parts that places play in a text, as far as the words before them tell: a headline's scene ("in Lebanon", "an
/// attack on Kyiv"), a country that acts there, or a country that somebody represents ("the embassy of Peru").
struct FocusRoles {
    let analysis: Analysis
    /// The toponyms that the headline names as the scene.
    let scenes: Set<Int>
    /// The countries of the scenes and of their namesakes.
    private let countries: Set<UInt16>
    /// Whether the headline tells of an attack.
    private let isAttack: Bool
    /// The clauses that name a scene.
    private let clauses: Set<Int>

    /// - Parameter endOfTitle: where the headline ends, in scalars.
    init(analysis: Analysis, endOfTitle: Int) {
        self.analysis = analysis
        let passage = analysis.passage
        isAttack = zip(passage.words, passage.roles).contains { word, roles in
            word.scalars.lowerBound < endOfTitle && roles.contains(.attack)
        }
        let words = SceneWords(passage: passage, isAttack: isAttack)
        scenes = Set(
            analysis.toponyms.indices.filter { index in
                let toponym = analysis.toponyms[index]
                let candidate = analysis.groups[toponym.group].candidate
                let record = analysis.gazetteer.record(at: candidate.place)
                // A small town at home may be only the namesake of one in the country that the headline names.
                let isSmallAtHome =
                    record.kind == .city && record.country == analysis.home && record.population < Self.large
                return toponym.scalars.lowerBound < endOfTitle && analysis.isPlace(index) && !toponym.isContainer
                    && !candidate.traits.contains(.demonym) && record.kind != .continent && !isSmallAtHome
                    && words.introduce(toponym.words.lowerBound)
            })
        clauses = Set(scenes.map { Self.clause(of: analysis.toponyms[$0].words.lowerBound, in: passage) })
        countries = Set(
            scenes.flatMap { index in
                analysis.groups[analysis.toponyms[index].group].candidates.map { candidate in
                    analysis.gazetteer.record(at: candidate.place).country
                }
            })
    }

    /// Returns whether a toponym is a country, or its people, that acts in the headline, whose scene is in another one:
    /// it is among the first words and the scene in the same clause, or the headline tells of an attack.
    func actsElsewhere(_ toponym: Toponym) -> Bool {
        guard !countries.isEmpty, isAttack || isSubject(toponym) else { return false }
        let record = analysis.gazetteer.record(at: analysis.groups[toponym.group].candidate.place)
        return record.kind == .country && !countries.contains(record.country)
    }

    private func isSubject(_ toponym: Toponym) -> Bool {
        let word = toponym.words.lowerBound
        return word < Self.firstWords && clauses.contains(Self.clause(of: word, in: analysis.passage))
    }

    /// Returns the number of the clause that a word is in: commas and the like divide clauses.
    private static func clause(of word: Int, in passage: Passage) -> Int {
        passage.words[...word].count { !innerGaps.contains($0.gap) }
    }

    private static let large: Int32 = 200_000
    private static let innerGaps: [Gap] = [.space, .hyphen, .stop, .apostrophe]
    private static let firstWords = 4

    /// Returns whether somebody or something stands for the place somewhere else: an embassy, or, in Spanish and
    /// Portuguese, a member of parliament.
    func isRepresented(_ toponym: Toponym) -> Bool {
        let (words, roles) = (analysis.passage.words, analysis.passage.roles)
        var index = toponym.words.lowerBound - 1
        if index > 0, SceneWords.articles.contains(words[index].form) { index -= 1 }
        guard index > 0, words[toponym.words.lowerBound].gap == .space else { return false }
        if SceneWords.ofWords.contains(words[index].form) {
            if roles[index - 1].contains(.envoy) { return true }
            // "por la provincia de Chaco".
            guard Self.provinces.contains(words[index - 1].form) else { return false }
            index -= 2
            if index > 0, SceneWords.articles.contains(words[index].form) { index -= 1 }
        }
        guard index > 0, words[index].form == Self.por else { return false }
        for before in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
            if roles[before].contains(.legislator) { return true }
            if words[before].gap == .sentence { return false }
        }
        return false
    }

    /// The number of words between a member of parliament and what it represents.
    private static let reach = 6
    private static let por = WordID(folded: "por")
    private static let provinces = Set(["provincia", "estado"].map { WordID(folded: $0) })
}

/// The words that introduce the scene of a headline.
struct SceneWords {
    let passage: Passage
    /// Whether the headline tells of an attack: then "on" and "against" introduce it too.
    let isAttack: Bool

    /// Returns whether the words before a word say that something happened there: "in", "en el sur de".
    func introduce(_ word: Int) -> Bool {
        var index = word
        for _ in 0..<3 {
            guard passage.isNext(index) else { return false }
            index -= 1
            if Self.articles.contains(passage.words[index].form), passage.isNext(index) { index -= 1 }
            let form = passage.words[index].form
            if Self.within.contains(form) || isAttack && Self.against.contains(form) { return true }
            if Self.ofWords.contains(form), passage.isNext(index), isPart(index - 1) {
                index -= 1
            } else if !isPart(index) {
                return false
            }
        }
        return false
    }

    private func isPart(_ index: Int) -> Bool {
        passage.words[index].casing == .lower
            && (passage.roles[index].contains(.area) || Self.parts.contains(passage.words[index].form))
    }

    static let articles = Set(["the", "el", "la", "los", "las", "o", "os", "as"].map { WordID(folded: $0) })
    static let ofWords = Set(["of", "de", "del", "do", "da"].map { WordID(folded: $0) })
    private static let within = Set(["in", "inside", "near", "en", "em", "cerca", "perto"].map { WordID(folded: $0) })
    private static let against = Set(["on", "against", "contra", "sobre"].map { WordID(folded: $0) })
    private static let parts = Set(
        [
            "norte", "sur", "sul", "este", "leste", "oeste", "centro", "noreste", "nordeste", "noroeste", "sureste",
            "sudeste", "suroeste", "sudoeste", "interior", "frontera", "costa", "capital", "afueras", "localidad",
        ].map { WordID(folded: $0) })
}
