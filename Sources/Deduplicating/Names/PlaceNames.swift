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

    /// - Parameters:
    ///   - isName: whether a name is one of a place's names.
    ///   - isCountry: whether a name is that of the country with a code.
    init(isName: @escaping (String, Place) -> Bool, isCountry: @escaping (String, String) -> Bool) {
        self.isName = isName
        self.isCountry = isCountry
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
        let title = naming(of: place, in: brief.article.title)
        let summary = naming(of: place, in: brief.article.summary)
        if place.kind == .city, title.isDivision || summary.isDivision { return .division }
        return title.isItself ? .title : summary.isItself ? .summary : .none
    }

    /// Returns whether a text calls a place by its name alone, not as part of a longer name ("New York Times") or of a
    /// street's ("calle Corrientes"), and whether it means the province or state of that name ("provincia de Córdoba",
    /// "New York state").
    private mutating func naming(of place: Place, in text: String) -> (isItself: Bool, isDivision: Bool) {
        let found = titleReader.names(in: text)
        let named = found.names.values.filter { isName($0.text, place) }
        guard !named.isEmpty else { return (false, false) }
        let forms = found.words.map(\.form)
        let uses = named.map { (isWhole: $0.isWhole, ranges: forms.ranges(of: $0.words)) }
        return (
            found.isSentence
                && uses.contains { use in
                    use.isWhole && use.ranges.contains { !isNamedAfterPlace($0, in: found.words) }
                },
            uses.contains { use in use.ranges.contains { isDivision($0, in: found.words) } }
        )
    }

    /// Returns whether a report's title or summary names the country of a place.
    mutating func namesCountry(of place: Place, in brief: Brief) -> Bool {
        [brief.article.title, brief.article.summary].contains { text in
            titleReader.names(in: text).names.values.contains { isCountry($0.text, place.country) }
        }
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
