internal import Newsroom
internal import TextReading

/// Detects sentences that state the consequences, history or scale of an event.
struct SignificanceFinder: Sendable {
    /// A rule's phrase found in a sentence.
    struct Hit: Equatable {
        var rule: String
        var kind: ContextKind
        var weight: Double
        /// The phrase as written in the rules.
        var phrase: String
        /// Whether the rule only applies to a story's lead article.
        var isOfLeadAlone: Bool
    }

    /// The most words that "…" in a phrase can match.
    private static let mostWordsInGap = 6

    private struct Pattern: Sendable {
        let rule: Int
        /// Indices of the parts in the phrase table.
        let parts: [Int]
        let text: String
    }

    private let rules: SignificanceRules
    private var table = PhraseTable(languages: [.english, .spanish, .portuguese])
    /// Patterns by the index of their first part.
    private var patterns: [Int: [Pattern]] = [:]
    private var forbidding: Set<Int> = []

    init(_ rules: SignificanceRules) {
        self.rules = rules
        var reader = PhraseReader()
        for (index, rule) in rules.rules.enumerated() {
            for parts in rule.phrases {
                let numbers = parts.compactMap { table.insert($0, by: &reader) }
                guard numbers.count == parts.count, let first = numbers.first else { continue }
                patterns[first, default: []].append(
                    Pattern(rule: index, parts: numbers, text: parts.joined(separator: " … ")))
            }
        }
        for phrase in rules.never {
            if let number = table.insert(phrase, by: &reader) { forbidding.insert(number) }
        }
    }

    /// Returns the phrase with the highest weight in a sentence; nil if there is none, or if any phrase forbids
    /// quoting.
    func hit(in words: ArraySlice<Word>, _ language: Language?) -> Hit? {
        var reading = TextReading(language: language)
        reading.words = Array(words)
        let matches = table.overlappingMatches(in: reading)
        guard !matches.contains(where: { forbidding.contains($0.phrase) }) else { return nil }
        var best: Hit?
        for match in matches {
            for pattern in patterns[match.phrase] ?? [] where isHere(pattern, behind: match, among: matches) {
                let rule = rules.rules[pattern.rule]
                guard rule.weight > best?.weight ?? 0 else { continue }
                best = Hit(
                    rule: rule.name, kind: rule.kind, weight: rule.weight, phrase: pattern.text,
                    isOfLeadAlone: rule.isOfLeadAlone)
            }
        }
        return best
    }

    /// Returns whether the remaining parts follow, each within reach of the one before.
    private func isHere(_ pattern: Pattern, behind first: PhraseMatch, among matches: [PhraseMatch]) -> Bool {
        var end = first.words.upperBound
        for part in pattern.parts.dropFirst() {
            let next = matches.first {
                $0.phrase == part && $0.words.lowerBound >= end && $0.words.lowerBound <= end + Self.mostWordsInGap
            }
            guard let next else { return false }
            end = next.words.upperBound
        }
        return true
    }
}
