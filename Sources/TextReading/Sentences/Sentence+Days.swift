/// Detection of words that are only right on the day they were written, or until the day they name.
extension Sentence {
    /// Whether it names a day by its distance from the one it was written on ("today", "anoche").
    public var namesItsDay: Bool { RoleLists.builtIn.relativeDays.occur(in: words) }

    /// Whether it says what will happen.
    public var isOfFuture: Bool { RoleLists.builtIn.futures.occur(in: words) || hasFutureEnding }

    /// Whether it names a month, so that a statement about the future stays right until then.
    public var namesDate: Bool { words.contains { FigureLists.builtIn.months.contains($0.form) } }

    /// The days of the week that it names with "this" or "next" ("este lunes"), as numbers from 1 for Monday.
    public var comingWeekdays: [Int] {
        let lists = RoleLists.builtIn
        return words.indices.dropFirst().compactMap { place in
            guard lists.beforeWeekday.contains(words[place - 1].form) else { return nil }
            return lists.weekdays[words[place].form]
        }
    }

    /// All days of the week that it names, as numbers from 1 for Monday.
    public var weekdays: [Int] { words.compactMap { RoleLists.builtIn.weekdays[$0.form] } }

    /// Whether the first thing it mentions happened in an earlier year or weeks ago, or it only leads up to the news
    /// ("The last time that", "En diciembre de 2024, cuando presentó su renuncia", "hace dos meses").
    ///
    /// - Parameter year: the year of the report.
    public func isBackground(in year: Int) -> Bool {
        if leadsUp || isOfLongAgo { return true }
        return words.indices.contains { place in
            guard let named = self.year(at: place), named < year else { return false }
            let next = words[(place + 1)...].first
            return place - words.startIndex < Self.beginning || beginsWithWhen
                || next.map { Self.when.contains($0.form) } ?? false
        }
    }

    private var beginsWithWhen: Bool { words.first(where: \.isSpoken).map { Self.when.contains($0.form) } ?? false }

    /// Whether it only leads up to the news, by its first words.
    public var leadsUp: Bool { RoleLists.builtIn.backgrounds.begin(self) }

    /// Whether it is about something that happened weeks, months or years ago.
    public var isOfLongAgo: Bool {
        words.indices.contains { place in
            guard Self.spans.contains(words[place].form) else { return false }
            return words[(place + 1)...].first?.form == Self.ago
                || words[..<place].suffix(Self.beforeSpan).contains { Self.since.contains($0.form) }
        }
    }

    private static let spans = Set(
        [
            "weeks", "month", "months", "year", "years", "decade", "decades", "semanas", "mes", "meses", "ano", "anos",
            "decada", "decadas",
        ].map { WordID(folded: $0) })
    private static let ago = WordID(folded: "ago")
    private static let since = Set(["hace", "ha"].map { WordID(folded: $0) })
    /// The most words between "hace" and the span ("hace casi dos años").
    private static let beforeSpan = 3

    private static let when = Set(["when", "cuando", "quando"].map { WordID(folded: $0) })
    /// The number of words in which a sentence says when it takes place.
    private static let beginning = 5

    /// Whether it refers with "this" to something that an earlier sentence named ("este plan"). "This week" doesn't
    /// count.
    public var pointsBack: Bool {
        let lists = RoleLists.builtIn
        return words.indices.dropLast().contains { place in
            let (word, next) = (words[place], words[place + 1])
            // An accent makes a different word ("está").
            return lists.demonstratives.contains(word.form) && word.bytes.count == word.scalars.count
                && next.gap == .space && next.kind == .word && next.casing == .lower
                && !lists.periods.contains(next.form)
        }
    }
}
