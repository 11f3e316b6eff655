internal import Newsroom

/// Every article of the edition, and what its card must know of the site around it: names, and which addresses exist.
struct CardShelf: Sendable {
    let settings: SiteSettings
    let words: Words
    let clock: WallClock
    private let briefs: [String: Brief]
    private let stories: Set<Story.ID>
    private let topics: [String: LinkView]
    private let countries: Set<String>

    init(_ edition: Edition, settings: SiteSettings, words: Words, clock: WallClock) {
        self.settings = settings
        self.words = words
        self.clock = clock
        var briefs: [String: Brief] = [:]
        func add(_ more: [Brief]) { for brief in more { briefs[brief.slot] = brief } }
        edition.front.forEach { add($0.briefs) }
        edition.desks.forEach { $0.sections.forEach { add($0.briefs) } }
        edition.map.forEach { add($0.briefs) }
        edition.stories.forEach { add($0.briefs) }
        edition.stories.forEach { add([$0.lead]) }
        add(edition.headlines)
        self.briefs = briefs
        stories = Set(edition.stories.map(\.story.id))
        countries = Set(edition.map.map { Address.country(of: $0.place) })
        var topics: [String: LinkView] = [:]
        for category in edition.categories {
            topics[category.id] = LinkView(
                name: category.name, address: Address.desk(category.id),
                wording: words.wording(of: category.name, "category.\(category.id)"))
            for subcategory in category.subcategories {
                topics["\(category.id)/\(subcategory.id)"] = LinkView(
                    name: subcategory.name, address: Address.desk(category.id, subcategory.id),
                    wording: words.wording(of: subcategory.name, "category.\(category.id).\(subcategory.id)"))
            }
        }
        self.topics = topics
    }

    /// - Parameter slot: a brief's `slot`.
    func view(_ slot: String) -> CardView? {
        briefs[slot].map { CardView(brief: $0, shelf: self) }
    }

    /// The subcategory when there is one, else the category.
    func topic(of brief: Brief) -> LinkView? {
        brief.topic.subcategory.flatMap { topics["\(brief.topic.category)/\($0)"] } ?? topics[brief.topic.category]
    }

    /// The place's country on the map page; nil when the map does not show it.
    func address(of place: Place) -> String? {
        let country = Address.country(of: place)
        return countries.contains(country) ? Address.map + "#" + country : nil
    }

    func address(of story: Story) -> String? {
        stories.contains(story.id) ? Address.story(story.id) : nil
    }
}
