internal import Newsroom

/// Template values for `corrections.html`: `groups`, one for each kind of change (`name`, `note`, `corrections`).
struct CorrectionsPage: TemplateView {
    struct Group: TemplateView {
        let name: LocalisedText
        /// The rule by which they were found.
        let note: LocalisedText
        let corrections: [CorrectionView]

        func child(named: String) -> (any TemplateValue)? {
            switch named {
            case "name": name
            case "note": note
            case "corrections": corrections
            default: nil
            }
        }
    }

    let groups: [Group]

    init(_ corrections: [Correction], shelf: CardShelf) {
        groups = Correction.Kind.allCases.compactMap { kind in
            let own = corrections.filter { $0.kind == kind }
            guard !own.isEmpty else { return nil }
            return Group(
                name: shelf.words.wording(kind.key), note: shelf.words.wording(kind.key + ".note"),
                corrections: own.map { CorrectionView(correction: $0, shelf: shelf) })
        }
    }

    func child(named name: String) -> (any TemplateValue)? { name == "groups" ? groups : nil }
}

/// Template values for a correction: `id` (its fragment), `earlier` (the earlier headline, or both of joined
/// stories) and `now` (the present ones), each a `CorrectionHeadlineView`.
struct CorrectionView: TemplateView {
    let correction: Correction
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": correction.fragment
        case "earlier":
            [
                CorrectionHeadlineView(
                    clipping: correction.earlier, day: correction.day, figure: correction.figures?.earlier,
                    shelf: shelf)
            ]
                + [correction.other].compactMap(\.self).map {
                    CorrectionHeadlineView(clipping: $0, day: nil, figure: nil, shelf: shelf)
                }
        case "now":
            correction.now.map {
                CorrectionHeadlineView(clipping: $0, day: nil, figure: correction.figures?.now, shelf: shelf)
            }
        default: nil
        }
    }
}

/// Template values for an earlier or present headline of a correction: `day` with `dayAddress` (the archive's page),
/// `figure`, and the values of a `ClippingView`.
struct CorrectionHeadlineView: TemplateView {
    let clipping: Clipping
    let day: Day.ID?
    let figure: String?
    let shelf: CardShelf

    // Return false rather than nil, or the name would be looked up in the enclosing view.
    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "day": day.map { shelf.clock.dayView(named: $0) } as (any TemplateValue)? ?? false
        case "dayAddress": day.map { Address.root + Address.dayPath($0) }
        case "figure": figure as (any TemplateValue)? ?? false
        default: ClippingView(clipping: clipping, shelf: shelf).child(named: name) ?? false
        }
    }
}

extension Correction {
    /// The fragment of `corrections.html` that shows it. A report or a story has one correction of each kind at most.
    var fragment: String {
        let isOfReport = kind == .headline || kind == .withdrawn
        return "\(kind.rawValue)-\(isOfReport ? earlier.article : earlier.story)"
    }
}

extension Correction.Kind {
    /// The key of its name in the words.
    var key: String { "corrections.\(rawValue)" }
}
