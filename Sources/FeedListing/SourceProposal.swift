internal import Addressing
internal import Classifying
internal import Deduplicating
public import Newsroom
internal import Parsing
public import Pipeline
internal import TextReading

/// Suggestions for a new source's entry, based on the feed and the data shipped with the tool.
public struct SourceProposal: Sendable {
    private let categories: [Newsroom.Category]
    /// The categories by id and name.
    let names: CategoryNames
    /// The names already used for pages.
    let pageNames: Set<String>
    private let folders: FolderNames
    private let categoriser: Categoriser?
    /// The shipped sources by normalised feed address.
    private let shipped: [String: FeedSource]

    public init(for configuration: Configuration) {
        categories = configuration.categories
        names = CategoryNames(configuration.categories)
        pageNames = Set(configuration.categories.map(\.id) + configuration.editions.map(\.id))
            .union(CategoryNames.reserved)
        folders = FolderNames(categories: configuration.categories)
        if let rules = try? CategoryRules.builtIn(), let others = try? CategoryRules.builtInOthers() {
            categoriser = Categoriser(categories: configuration.categories, rules: rules, others: others)
        } else {
            categoriser = nil
        }
        let sources = (try? Configuration(reading: Shipped.configuration, name: "", folder: "/"))?.sources ?? []
        shipped = Dictionary(sources.map { (comparableAddress($0.feed), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Suggests an entry for a feed.
    ///
    /// - Parameters:
    ///   - taken: the names already in the list, which must stay unique.
    ///   - name: the user's choice of name; nil for the feed's own.
    ///   - category: the user's choice from `category(called:)`; nil to derive it from the articles.
    public func source(
        for found: FoundFeed, taken: SourceNames, name: String? = nil,
        category: (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? = nil
    ) -> FeedSource {
        let known = shipped[comparableAddress(found.address)]
        let filed = category ?? known.flatMap(filing) ?? (self.category(of: found.feed) ?? general, nil)
        let site = known?.site ?? found.ownSite
        let language = known?.language ?? found.feed.language ?? guessedLanguage(of: found.feed)
        var source = FeedSource(
            name: name ?? taken.unused(known?.name ?? ownName(of: found), at: found.address),
            feed: found.address,
            site: site.flatMap { comparableAddress($0) == comparableAddress(found.address) ? nil : $0 },
            category: filed.category, subcategory: filed.subcategory, language: language)
        source.country =
            known?.country ?? KnownPublishers.builtIn.applied(to: [source]).first?.country
            ?? [site, found.address].lazy.compactMap { $0.flatMap(country(ofAddress:)) }.first ?? region(of: language)
        return source
    }

    /// Finds a category by id or name, optionally with a subcategory after a slash: "sports/tennis".
    public func category(called name: String) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? {
        names.category(called: name)
    }

    /// The category ids accepted by `category(called:)`, for messages.
    public var ids: String { categories.map(\.id).joined(separator: ", ") }

    private func filing(of known: FeedSource) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? {
        guard let category = categories.first(where: { $0.id == known.category }) else { return nil }
        return (category.id, category.subcategories.first { $0.id == known.subcategory }?.id)
    }

    /// Chooses a category for a subscribed feed and gives the reason. In order of priority:
    ///
    /// - the owner's choice for its folder
    /// - a folder named by a category's id, as in lists written by `pulse export`
    /// - the shipped list
    /// - the name of its innermost folder that matches a category
    /// - the general category
    func place(
        of subscription: Subscription, homes: [String: String]
    ) -> (home: FolderNames.Home, reason: ImportPlan.Reason) {
        let names = subscription.folders.reversed()
        for folder in names {
            if let home = homes[folder.lowercased()].flatMap(category) { return (home, .chosen(folder: folder)) }
        }
        if let first = subscription.folders.first, categories.contains(where: { $0.id == first }),
            let home = self.names.home(in: subscription.folders)
        {
            return (home, .folder(subscription.folders.last ?? first))
        }
        if let home = shipped[comparableAddress(subscription.feed)].flatMap(filing) { return (home, .shipped) }
        if let home = self.names.home(in: subscription.folders) {
            return (home, .folder(subscription.folders.last ?? ""))
        }
        for folder in names {
            if let home = folders.home(of: folder) { return (home, .folder(folder)) }
        }
        return ((general, nil), .general)
    }

    private var general: Newsroom.Category.ID {
        categories.first(where: \.isGeneral)?.id ?? categories.first?.id ?? ""
    }

    /// Returns the category of most of a feed's articles, judged by their words. Returns nil if there is no majority.
    func category(of feed: Feed) -> Newsroom.Category.ID? {
        let items = feed.items.prefix(40)
        let votes = items.compactMap { item in
            categoriser?.topic(
                title: item.title, summary: item.summary?.text ?? "", prior: nil, language: item.language)?.category
        }
        let counts = Dictionary(votes.map { ($0, 1) }, uniquingKeysWith: +)
        // Iterate in configuration order, so that ties are resolved consistently.
        let best = categories.map(\.id).max { counts[$0, default: 0] < counts[$1, default: 0] }
        return best.flatMap { counts[$0, default: 0] * 2 > items.count ? $0 : nil }
    }

    private func guessedLanguage(of feed: Feed) -> String? {
        let text = feed.items.prefix(20).map { $0.title + ". " + ($0.summary?.text ?? "") }.joined(separator: "\n")
        return text.count < 100 ? nil : LanguageIdentifier.language(of: text, tag: nil)?.code
    }

    /// Returns the region of a tag such as "pt-BR". Ignores "en-US", because publishing software writes it by default.
    private func region(of language: String?) -> String? {
        guard let language, language.lowercased() != "en-us",
            let region = language.split(separator: "-").last, region.count == 2, language.contains("-")
        else { return nil }
        return region.uppercased()
    }

    /// Returns the feed's title on one line, or its host if it has none.
    func ownName(of found: FoundFeed) -> String {
        let title = (found.feed.title ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return title.isEmpty ? SourceNames.host(of: found.address) : String(title.prefix(80))
    }
}

extension FeedSource {
    /// The entry for the list. It leaves out settings that equal their defaults.
    public var entries: [ListText.Entry] {
        let texts: [(String, String?)] = [
            ("name", name), ("feed", self.feed), ("site", self.site), ("category", self.category),
            ("subcategory", self.subcategory), ("language", self.language), ("country", self.country),
        ]
        return texts.compactMap { key, value in value.map { ListText.Entry(key, $0) } }
    }
}
