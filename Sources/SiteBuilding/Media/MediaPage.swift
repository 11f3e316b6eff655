internal import Newsroom

/// Template values for `media.html`: `sounds`, `films` and `galleries` (slots, newest first; `hasSounds` …), `isEmpty`.
struct MediaPage: TemplateView {
    /// The maximum number of items.
    static let most = 60

    private let slots: [Medium.Kind: [SlotView]]

    init(_ media: [(brief: Brief, medium: Medium)]) {
        slots = Dictionary(grouping: media, by: \.medium.kind).mapValues { $0.map { SlotView(id: $0.brief.slot) } }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "sounds": slots[.sound] ?? []
        case "hasSounds": slots[.sound] != nil
        case "films": slots[.film] ?? []
        case "hasFilms": slots[.film] != nil
        case "galleries": slots[.pictures] ?? []
        case "hasGalleries": slots[.pictures] != nil
        case "isEmpty": slots.isEmpty
        default: nil
        }
    }
}
