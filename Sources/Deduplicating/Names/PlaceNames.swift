internal import Newsroom
internal import TextReading

/// Finds out whether reports name a place as itself.
struct PlaceNameReader {
    private let isName: (String, Place) -> Bool
    private let isCountry: (String, String) -> Bool
    private let divisions = WordLists.builtIn.words("divisions")
    private let joints = WordLists.builtIn.words("name-joints").union([WordID(folded: "of")])
    private let namedAfterOthers = WordLists.builtIn.words("named-after-people")
    private var titleReader = TitleNameReader()
    private var reader = TextReader()

    /// - Parameters:
    ///   - isName: whether a name is one of a place's names.
    ///   - isCountry: whether a name is that of the country with a code.
    init(isName: @escaping (String, Place) -> Bool, isCountry: @escaping (String, String) -> Bool) {
        self.isName = isName
        self.isCountry = isCountry
    }

    /// Returns whether a text in sentence case names a place by itself: not as part of a longer name ("New York
    /// Times"), nor as a street of that name ("calle Corrientes").
    private mutating func names(_ place: Place, in text: String) -> Bool {
        let found = titleReader.names(in: text)
        guard found.isSentence else { return false }
        let words = reader.reading(of: text, in: nil).words
        return found.names.values.contains { name in
            name.isWhole && isName(name.text, place)
                && Self.occurrences(of: name.words, in: words).contains { !isNamedAfterPlace($0, in: words) }
        }
    }

    /// How a report names a place.
    enum Naming {
        case none
        /// By the name of the province or state that shares it.
        case division
        /// As itself, in its summary only.
        case summary
        /// As itself, in its title.
        case title
    }

    /// Returns how a report names a place.
    mutating func naming(of place: Place, in brief: Brief) -> Naming {
        if place.kind == .city, meansDivision(place, in: brief) { return .division }
        if names(place, in: brief.article.title) { return .title }
        return names(place, in: brief.article.summary) ? .summary : .none
    }

    /// Returns whether a report's title or summary means the province or state that has a town's name: "provincia de
    /// Córdoba", "New York state".
    private mutating func meansDivision(_ place: Place, in brief: Brief) -> Bool {
        for text in [brief.article.title, brief.article.summary] {
            let names = titleReader.names(in: text).names.values.filter { isName($0.text, place) }
            if names.isEmpty { continue }
            let words = reader.reading(of: text, in: nil).words
            for name in names {
                if Self.occurrences(of: name.words, in: words).contains(where: { isDivision($0, in: words) }) {
                    return true
                }
            }
        }
        return false
    }

    /// Returns whether a report's title or summary names the country of a place.
    mutating func namesCountry(of place: Place, in brief: Brief) -> Bool {
        [brief.article.title, brief.article.summary].contains { text in
            titleReader.names(in: text).names.values.contains { isCountry($0.text, place.country) }
        }
    }

    private static func occurrences(of name: [WordID], in words: [Word]) -> [Range<Int>] {
        guard let first = name.first, words.count >= name.count else { return [] }
        return (0...words.count - name.count).filter { start in
            words[start].form == first && zip(words[start...], name).allSatisfy { $0.form == $1 }
        }.map { $0..<$0 + name.count }
    }

    private func isNamedAfterPlace(_ name: Range<Int>, in words: [Word]) -> Bool {
        guard let last = lastWord(before: name, in: words) else { return false }
        return namedAfterOthers.contains(last.form)
    }

    private func isDivision(_ name: Range<Int>, in words: [Word]) -> Bool {
        if let last = lastWord(before: name, in: words), divisions.contains(last.form) { return true }
        guard name.upperBound < words.endIndex else { return false }
        let next = words[name.upperBound]
        return next.gap == .space && divisions.contains(next.form)
    }

    /// Returns the word before a name, or before the small word that joins them ("provincia de Córdoba").
    private func lastWord(before name: Range<Int>, in words: [Word]) -> Word? {
        let before = words[..<name.lowerBound]
        guard words[name.lowerBound].gap == .space, let last = before.last else { return nil }
        return joints.contains(last.form) && last.gap == .space ? before.dropLast().last : last
    }
}
