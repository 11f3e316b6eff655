internal import Newsroom

/// Template values for why a story ranks where it does, on one line: `parts` ("5 publishers", "from 2 countries"),
/// `newest`, `weights` (consequences in its reports that raise its rank).
struct RankView: TemplateView, Encodable {
    let parts: [LocalisedText]
    let newest: TimeView
    let weights: [LocalisedText]

    init(_ rank: StoryRank, shelf: CardShelf) {
        parts = StoryRank.parts.compactMap { part in
            let number = part.value(rank)
            guard let least = part.shownFrom, number >= least else { return nil }
            return shelf.words.wording("rank.\(part.name)", counting: Int(number))
        }
        newest = TimeView(
            stamp: WallClock.timestamp(rank.newest), text: shelf.clock.time(rank.newest), isFirstSeen: false)
        weights = rank.consequences.filter { $0.weight > 0 }.compactMap { consequence in
            let key = "weight.\(consequence.name)"
            return shelf.words.has(key) ? shelf.words.wording(key) : nil
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "parts": parts
        case "newest": newest
        case "weights": weights
        case "hasWeights": !weights.isEmpty
        default: nil
        }
    }
}
