internal import FoundationEssentials
internal import Newsroom

/// Template values for `stories/NAME.html`: `title` and `language` of the lead, `lead` (a slot), `timeline` (parts with
/// slots, near-copies attached), `witnesses` (groups of sources; `isInternational`), `mix` (`SourceMixView`), `silence`
/// (`SilenceView`), `places`, `people`, `map`, `depth` (`StoryDepthView`), `summary`, `count`, `first` and `latest`
/// (times), `earlier` and `related` (links to other stories), `thread` (a link to the running story), `rank`,
/// `isLeadInSummary` (whether it contains text from the lead), `isShort` (whether the timeline is enough), `isAlone`
/// (whether one report is all there is), `picture` (`StoryPictureView`), `ways` (links between its parts).
struct StoryPage: TemplateView {
    let file: StoryFile
    let lead: CardView
    let picture: StoryPictureView?
    let summary: SummaryView?
    let depth: StoryDepthView?
    private(set) var witnesses: Witnesses
    let mix: SourceMixView?
    let silence: SilenceView?
    /// The timeline's entries, newest first.
    private(set) var entries: [TimelineEntry]
    private var timeline: [TimelinePart]
    private var ways: PartLinks?
    let places: [PlaceView]
    /// Links to the people with a page.
    let people: [LinkView]
    let map: StoryMapView?
    let count: LocalisedText
    let first: TimeView
    let latest: TimeView
    let earlier: [StoryLinkView]
    let related: [StoryLinkView]
    let thread: ThreadLinkView?
    let rank: RankView?
    /// Whether the summary already contains text from the lead.
    let isLeadInSummary: Bool
    /// Whether the summary already contains the sentence that says why the story matters.
    let isReasonInSummary: Bool
    /// The fewest publishers whose make-up is worth a line.
    private static let fewestKinds = 3
    /// Whether the timeline alone says who reports the story: two reports, and no summary that cites them by number.
    var isShort: Bool { summary == nil && file.briefs.count <= 2 }
    /// Whether the lead is the only report: a timeline would repeat it.
    var isAlone: Bool { summary == nil && file.briefs.count == 1 }

    init(
        _ file: StoryFile, summary: StorySummary?, depth: StoryDepth? = nil, silence: StorySilence? = nil,
        rank: RankView? = nil, assets: String, shelf: CardShelf
    ) {
        self.file = file
        self.rank = rank
        // For a story by a single publisher, the excerpt says enough.
        let shown = summary.flatMap { summary in
            summary.sentences.isEmpty || summary.model == nil && file.story.publishers < 2 ? nil : summary
        }
        let lead = Excerpt.text(of: file.lead.article)
        // A full stop may have been added to a sentence.
        isLeadInSummary =
            shown?.sentences.contains { lead?.contains($0.text.trimmingSuffix { $0 == "." }) ?? false } ?? false
        isReasonInSummary = shown?.sentences.contains { $0.text == file.lead.context?.reason.text } ?? false
        let witnesses = Witnesses(
            of: file, quoted: shown?.model == nil ? shown?.briefs ?? [] : [], shelf: shelf)
        self.witnesses = witnesses
        self.silence = silence.map { SilenceView($0, shelf: shelf) }
        mix = SourceMixView(of: witnesses.publishers, fewest: Self.fewestKinds, words: shelf.words)
        self.summary = shown.map { SummaryView($0, witnesses: witnesses, shelf: shelf) }
        self.depth = depth.map { StoryDepthView($0, of: file, shelf: shelf) }
        entries = TimelineEntry.entries(of: file, copies: depth?.copies ?? [:])
        timeline = TimelinePart.parts(of: entries, words: shelf.words)
        self.lead = CardView(brief: file.lead, shelf: shelf)
        picture = shelf.picture(of: file).map(StoryPictureView.init)
        var places: [PlaceView] = []
        var points: [Place] = []
        for brief in file.briefs {
            guard let place = brief.place else { continue }
            let view = PlaceView(
                place, words: shelf.words, address: shelf.page(of: place) ?? shelf.lastingAddress(of: place))
            guard !places.contains(where: { $0.name == view.name }) else { continue }
            places.append(view)
            points.append(place)
        }
        self.places = places
        people = shelf.people(in: file.story.id)
        map = StoryMapView(points, assets: assets)
        count = shelf.words.wording("sources", counting: file.story.publishers)
        let moments = file.briefs.map(\.article.moment)
        func time(_ moment: Date?) -> TimeView {
            TimeView(
                stamp: moment.map(WallClock.timestamp) ?? "", text: moment.map { shelf.clock.time($0) } ?? "",
                isFirstSeen: false)
        }
        first = time(moments.min())
        latest = time(moments.max())
        earlier = file.earlier.map { StoryLinkView($0, shelf: shelf) }
        related = file.related.map { StoryLinkView($0, shelf: shelf) }
        thread = file.thread.map { ThreadLinkView($0, shelf: shelf) }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "summary": summary
        case "isLeadInSummary": isLeadInSummary
        case "context": isReasonInSummary ? nil : lead.child(named: name)
        case "picture": picture
        case "lead": SlotView(id: file.lead.slot)
        case "depth": depth
        case "timeline": timeline
        case "hasTimeline": !timeline.isEmpty
        case "hasSources": !witnesses.groups.isEmpty
        case "isShort": isShort
        case "isAlone": isAlone
        case "ways": ways
        case "rank": rank
        case "witnesses": witnesses.groups
        case "isInternational": witnesses.isInternational
        case "mix": mix
        case "silence": silence
        case "map": map
        case "places": places
        case "hasPlaces": !places.isEmpty
        case "people": people
        case "hasPeople": !people.isEmpty
        case "earlier": earlier
        case "hasEarlier": !earlier.isEmpty
        case "related": related
        case "hasRelated": !related.isEmpty
        case "thread": thread
        case "count": count
        case "first": first
        case "latest": latest.text == first.text ? nil : latest
        // The title, its language and the context come from the lead's card.
        default: lead.child(named: name)
        }
    }
}

extension StoryPage {
    /// The share of the page's lists that one part holds.
    struct Share {
        let entries: [TimelineEntry]
        /// The sources of this part, by their numbers in the list.
        let sources: Set<Int>
        let ways: PartLinks?
        /// Whether this is the page itself and not one of its further parts.
        let isFirst: Bool
    }

    /// Returns one part of the page, or the whole page for nil.
    func holding(_ share: Share?, words: Localisation) -> StoryPage {
        guard let share else { return self }
        var page = self
        page.entries = share.entries
        page.timeline =
            share.isFirst
            ? TimelinePart.parts(of: share.entries, words: words)
            : TimelinePart.parts(byPublisher: share.entries, words: words)
        page.witnesses = witnesses.holding(share.sources)
        page.ways = share.ways
        return page
    }
}
