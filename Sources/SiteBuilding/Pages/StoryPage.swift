internal import FoundationEssentials
internal import Newsroom

/// `stories/ID.html`: `title` and `language` of the lead, `lead` (a slot), `timeline` (slots), `publishers`, `places`,
/// `count`, `span` (its first and its latest time).
struct StoryPage: TemplateView {
    let file: StoryFile
    let lead: CardView
    let sources: [LinkView]
    let places: [LinkView]
    let count: Wording
    let first: TimeView
    let latest: TimeView

    init(_ file: StoryFile, shelf: CardShelf) {
        self.file = file
        lead = CardView(brief: file.lead, shelf: shelf)
        var sources: [LinkView] = []
        var places: [LinkView] = []
        for brief in file.briefs {
            if !sources.contains(where: { $0.name == brief.source.name }) {
                let articles = file.briefs.count { $0.source.name == brief.source.name }
                sources.append(
                    LinkView(
                        name: brief.source.name, address: WebAddress.safe(brief.source.site),
                        count: articles > 1 ? shelf.words.wording("articles", counting: articles) : nil))
            }
            if let place = brief.place, !places.contains(where: { $0.name == CardView.name(of: place) }) {
                places.append(LinkView(name: CardView.name(of: place), address: shelf.address(of: place)))
            }
        }
        self.sources = sources
        self.places = places
        count = shelf.words.wording("sources", counting: file.story.publishers)
        let moments = file.briefs.map(\.article.moment)
        func time(_ moment: Date?) -> TimeView {
            TimeView(
                stamp: moment.map(WallClock.timestamp) ?? "", text: moment.map { shelf.clock.time($0) } ?? "",
                isFirstSeen: false)
        }
        first = time(moments.min())
        latest = time(moments.max())
    }

    func child(named name: String) -> Any? {
        switch name {
        case "lead": SlotView(id: file.lead.slot)
        case "timeline": file.briefs.map { SlotView(id: $0.slot) }
        case "publishers": sources
        case "places": places
        case "hasPlaces": !places.isEmpty
        case "count": count
        case "first": first
        case "latest": latest
        // The title, its language and why it matters are the lead's.
        default: lead.child(named: name)
        }
    }
}
