internal import Newsroom

/// Template values for why a story ranks where it does, on one line: `publishers` ("5 publishers"), `countries`,
/// `newest`, `weights` (consequences in its reports that raise its rank).
struct RankView: TemplateView, Encodable {
    let publishers: LocalisedText
    let countries: LocalisedText?
    let newest: TimeView
    let weights: [LocalisedText]

    init(_ rank: StoryRank, shelf: CardShelf) {
        publishers = shelf.words.wording("rank.publishers", counting: rank.publishers)
        countries = rank.countries > 1 ? shelf.words.wording("rank.countries", counting: rank.countries) : nil
        newest = TimeView(
            stamp: WallClock.timestamp(rank.newest), text: shelf.clock.time(rank.newest), isFirstSeen: false)
        weights = rank.consequences.filter { $0.weight > 0 }.compactMap { consequence in
            let key = "weight.\(consequence.name)"
            return shelf.words.has(key) ? shelf.words.wording(key) : nil
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "publishers": publishers
        case "countries": countries
        case "newest": newest
        case "weights": weights
        case "hasWeights": !weights.isEmpty
        default: nil
        }
    }
}
