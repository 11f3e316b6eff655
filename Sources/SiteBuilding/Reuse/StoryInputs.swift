internal import Computing
internal import Newsroom

// The inputs of pages that can be reused. While they are unchanged, the page is too.
//
// Inputs common to all pages (templates, wording, settings) are not included: if any of them changes, no page is
// reused. Everything else that a template can use must be included. Whole values are therefore added, even if pages
// don't show all of their properties.
extension CacheInputs {
    /// Collects the inputs of a story's page.
    init(_ draft: PageDraft, of file: StoryFile, summaries: Summaries, rank: StoryRank?, shelf: CardShelf) {
        self.init()
        add(draft.facts)
        add(file)
        for brief in [file.lead] + file.briefs {
            add(CardLookups(brief, shelf: shelf))
            add(brief.place.flatMap { shelf.page(of: $0) })
        }
        add(shelf.people(in: file.story.id))
        if let picture = shelf.picture(of: file) {
            add(picture.view)
            add(picture.brief.id)
        }
        for link in file.earlier + file.related { add(shelf.lastingAddress(ofStory: link.story)) }
        if let thread = file.thread {
            add(shelf.names.thread(thread.id))
            for link in thread.stories { add(shelf.lastingAddress(ofStory: link.story)) }
        }
        add(summaries.stories[file.story.id])
        add(summaries.depths[file.story.id])
        add(summaries.silences[file.story.id])
        // The rank itself changes all the time.
        add(rank.map { RankView($0, shelf: shelf) })
    }

    /// Adds the final version of a page, or its successor.
    mutating func add(_ draft: PageDraft, as link: Permalink, called title: String, archive: String?) {
        add(draft.facts)
        add(link)
        add(title)
        add(archive)
    }
}

/// The facts that an article's card looks up on the shelf.
struct CardLookups: Encodable {
    let storyAddress: String?
    let foreignLanguage: String?
    let picture: PictureView?
    let placeAddress: String?
    let lastingPlaceAddress: String?
    /// The reasons shown on the card. The brief in the card's slot may differ from this one.
    let context: Context?
    let implications: [Statement]
    /// The addresses of the earlier stories that the reasons name.
    let precedents: [String?]

    init(_ brief: Brief, shelf: CardShelf) {
        let shown = shelf.view(brief.slot)?.brief ?? brief
        storyAddress = shelf.address(of: brief.story)
        foreignLanguage = shelf.foreignLanguage(of: brief)
        picture = shelf.picture(of: brief)
        placeAddress = brief.place.flatMap { shelf.address(of: $0) }
        lastingPlaceAddress = brief.place.flatMap { shelf.lastingAddress(of: $0) }
        context = shown.context
        implications = shown.implications
        precedents = [brief, shown].flatMap { $0.context?.precedents?.stories ?? [] }.map {
            shelf.lastingAddress(ofStory: $0.story)
        }
    }
}
