internal import Newsroom

/// Template values for the publishers that had no report of a story: `count`, `until` (the time of reading), `mix`
/// (`SourceMixView`), `countries` (`region`, `country` and `sources`, those with most first).
struct SilenceView: TemplateView {
    /// The silent publishers of one country.
    struct Country: TemplateView {
        let region: String
        let country: String
        let sources: [SummaryView.SourceView]

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "region": region
            case "country": country
            case "sources": sources
            default: nil
            }
        }
    }

    let count: LocalisedText
    let until: TimeView
    let mix: SourceMixView?
    let countries: [Country]

    init(_ silence: StorySilence, shelf: CardShelf) {
        let silent = silence.silent
        count = shelf.words.wording(
            "silence.count", counting: silent.count, ["total": silence.reporting + silent.count])
        until = TimeView(silence.moment, shelf: shelf)
        mix = SourceMixView(of: silent, fewest: 1, words: shelf.words)
        let byCountry = Dictionary(grouping: silent) { $0.country ?? "" }
        countries = byCountry.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { code, sources in
            Country(
                region: code, country: shelf.words.regions.name(of: code),
                sources: sources.enumerated().map { index, source in
                    SummaryView.SourceView(
                        link: LinkView(name: source.publisher, address: LinkAddress.safe(source.site)),
                        isLast: index == sources.count - 1)
                })
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "count": count
        case "until": until
        case "mix": mix as (any TemplateValue)? ?? false
        case "countries": countries
        default: nil
        }
    }
}

/// Template values for a story in the list of those that not every feed has: its link (`StoryLinkView`), and `count`,
/// `until`, `mix` and `countries` (`SilenceView`).
struct SilencedStoryView: TemplateView {
    let link: StoryLinkView
    let silence: SilenceView

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "count", "until", "mix", "countries": silence.child(named: name)
        default: link.child(named: name)
        }
    }
}
