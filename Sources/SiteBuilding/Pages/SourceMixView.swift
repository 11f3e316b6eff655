internal import Newsroom

/// Template values for the make-up of sources on one line: `kinds` (how many publishers of each kind, `isLast`
/// on the last), `controlled` (how many a state controls), `countries` (if there are several).
struct SourceMixView: TemplateView {
    let kinds: [Count]
    let controlled: LocalisedText?
    let countries: LocalisedText?

    /// Counts publishers by kind. Nil if the kind of more than half is unknown.
    ///
    /// - Parameters:
    ///   - publishers: one source for each.
    ///   - fewest: the fewest publishers whose make-up is worth a line.
    init?(of publishers: [FeedSource], fewest: Int, words: Localisation) {
        let known = Dictionary(grouping: publishers.compactMap(\.publisherKind)) { $0 }.mapValues(\.count)
        let unknown = publishers.count { $0.publisherKind == nil }
        guard publishers.count >= fewest, unknown * 2 <= publishers.count else { return nil }
        let counts = PublisherKind.allCases.map { ($0.rawValue, known[$0] ?? 0) } + [("others", unknown)]
        let texts = counts.filter { $0.1 > 0 }.map { words.wording("mix.\($0.0)", counting: $0.1) }
        kinds = texts.enumerated().map { Count(text: $1, isLast: $0 == texts.count - 1) }
        let controlled = publishers.count { $0.isStateControlled }
        self.controlled = controlled > 0 ? words.wording("mix.controlled", counting: controlled) : nil
        let countries = Set(publishers.compactMap(\.country)).count
        self.countries = countries > 1 ? words.wording("countries", counting: countries) : nil
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "kinds": kinds
        case "controlled": controlled as (any TemplateValue)? ?? false
        case "countries": countries as (any TemplateValue)? ?? false
        default: nil
        }
    }

    /// The number of publishers of one kind: a text, and `isLast`.
    struct Count: TemplateView {
        let text: LocalisedText
        let isLast: Bool

        func child(named name: String) -> (any TemplateValue)? { name == "isLast" ? isLast : text.child(named: name) }
    }
}
