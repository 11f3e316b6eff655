internal import Foundation
internal import Newsroom
internal import TextReading

/// Finds the rules that match an article, field by field.
struct EvidenceFinder: Sendable {
    private typealias Evidence = KindExplanation.Evidence

    /// The phrases for one field, with their rules.
    private struct Phrases: Sendable {
        var table = PhraseTable(languages: [.english, .spanish, .portuguese])
        var evidence: [[KindExplanation.Evidence]] = []

        mutating func insert(_ rule: KindRules.Rule, by reader: inout PhraseReader) {
            guard let number = table.insert(rule.phrase, by: &reader) else { return }
            if number == evidence.count { evidence.append([]) }
            // Two spellings of the same word count as one rule.
            let isKnown = evidence[number].contains { $0.kind == rule.kind && $0.weight == rule.weight }
            if !isKnown { evidence[number].append(rule.evidence) }
        }
    }

    private var phrases: [KindRules.Field: Phrases] = [:]
    private var folders: [String: [KindExplanation.Evidence]] = [:]
    /// Slug rules by their first word.
    private var slugs: [Substring: [(words: [Substring], evidence: KindExplanation.Evidence)]] = [:]
    private var tags: [String: [KindExplanation.Evidence]] = [:]
    private var forms: [TitleForm: [KindExplanation.Evidence]] = [:]

    init(_ rules: KindRules) {
        var reader = PhraseReader()
        for rule in rules.rules {
            switch rule.field {
            case .folder: folders[rule.phrase.lowercased(), default: []].append(rule.evidence)
            case .slug:
                let words = rule.phrase.lowercased().split { $0 == " " || $0 == "-" }
                if let first = words.first { slugs[first, default: []].append((words, rule.evidence)) }
            case .tag: tags[Self.folded(rule.phrase), default: []].append(rule.evidence)
            case .form:
                if let form = TitleForm(rawValue: rule.phrase) { forms[form, default: []].append(rule.evidence) }
            default: phrases[rule.field, default: Phrases()].insert(rule, by: &reader)
            }
        }
    }

    /// - Parameter path: the segments of a URL's path, in lower case.
    func evidence(ofPath path: [String]) -> [KindExplanation.Evidence] {
        guard let last = path.last else { return [] }
        var found = path.flatMap { folders[$0] ?? [] }
        let stem = last.utf8.prefix { $0 != UInt8(ascii: ".") }
        let words = stem.split(separator: UInt8(ascii: "-")).map(Substring.init)
        for (index, word) in words.enumerated() {
            for slug in slugs[word] ?? [] where words[index...].starts(with: slug.words) { found.append(slug.evidence) }
        }
        return found
    }

    func evidence(ofTags tags: [String]) -> [KindExplanation.Evidence] {
        tags.flatMap { self.tags[Self.folded($0)] ?? [] }
    }

    func evidence(ofAuthors authors: [String]) -> [KindExplanation.Evidence] {
        guard let own = phrases[.author], !authors.isEmpty else { return [] }
        var reader = TextReader()
        return authors.flatMap { author -> [KindExplanation.Evidence] in
            own.table.overlappingMatches(in: reader.reading(of: author, in: nil)).flatMap { own.evidence[$0.phrase] }
        }
    }

    func evidence(ofTitle title: TextReading, _ shape: TitleShape) -> [KindExplanation.Evidence] {
        var found: [KindExplanation.Evidence] = []
        if let own = phrases[.label] {
            let parts = Set(shape.parts.flatMap { [$0, shape.undated($0)] })
            for match in own.table.overlappingMatches(in: title) where parts.contains(match.words) {
                found += own.evidence[match.phrase]
            }
        }
        if let own = phrases[.heading], shape.beforeColon.first == true, let first = shape.parts.first {
            let end = shape.undated(first).upperBound
            for match in own.table.overlappingMatches(in: title)
            where match.words.upperBound == end && match.words.lowerBound >= first.lowerBound {
                found += own.evidence[match.phrase]
            }
        }
        if let own = phrases[.start] {
            for match in own.table.overlappingMatches(in: title)
            where match.words.lowerBound == 0 && !shape.quoted.contains(0) {
                found += own.evidence[match.phrase]
            }
        }
        if let own = phrases[.title] {
            found += once(own, own.table.matches(in: title).filter { !shape.quoted.contains($0.words.lowerBound) })
        }
        return found
    }

    /// - Parameters:
    ///   - text: the reading of the text.
    ///   - source: the text itself.
    ///   - limit: the number of bytes that count as its beginning.
    ///   - isFilm: whether the article is a video or broadcast.
    func evidence(
        ofText text: TextReading, from source: String, within limit: Int, isFilm: Bool
    ) -> [KindExplanation.Evidence] {
        var found: [KindExplanation.Evidence] = []
        if let own = phrases[.opening] {
            for match in own.table.overlappingMatches(in: text).prefix(while: { $0.words.lowerBound == 0 }) {
                let end = match.words.upperBound
                guard end < text.words.count, Self.isLabel(text.words[match.words], before: text.words[end]) else {
                    continue
                }
                found += own.evidence[match.phrase]
            }
        }
        let fields: [KindRules.Field] = isFilm ? [.text, .film] : [.text]
        let quotations = QuotedRanges(in: source, within: limit)
        for own in fields.compactMap({ phrases[$0] }) {
            let matches = own.table.matches(in: text).filter { match in
                let byte = text.words[match.words.lowerBound].bytes.lowerBound
                return byte < limit && !quotations.contain(byte)
            }
            found += once(own, matches)
        }
        return found
    }

    func evidence(ofForms found: Set<TitleForm>) -> [KindExplanation.Evidence] {
        TitleForm.allCases.filter(found.contains).flatMap { forms[$0] ?? [] }
    }

    /// Returns whether punctuation marks the words as a label: "OPINION: …", "Review - …".
    private static func isLabel(_ label: ArraySlice<Word>, before next: Word) -> Bool {
        next.gap == .colon || next.gap == .dash || (next.gap == .other && label.allSatisfy { $0.casing == .capitals })
    }

    /// Returns the evidence of each phrase once, however often it occurs.
    private func once(_ own: Phrases, _ matches: [PhraseMatch]) -> [KindExplanation.Evidence] {
        var seen: Set<Int> = []
        return matches.filter { seen.insert($0.phrase).inserted }.flatMap { own.evidence[$0.phrase] }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}

extension KindRules.Rule {
    fileprivate var evidence: KindExplanation.Evidence {
        KindExplanation.Evidence(kind: kind, rule: "\(field.rawValue) \(phrase)", weight: weight)
    }
}
