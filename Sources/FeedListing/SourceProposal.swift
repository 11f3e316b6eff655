internal import Addressing
internal import Classifying
internal import Deduplicating
public import Newsroom
internal import Parsing
public import Pipeline
internal import TextReading

/// The entry of a feed in the list, as the feed itself and what ships with the tool suggest.
public struct SourceProposal: Sendable {
    private let categories: [Newsroom.Category]
    /// As people call them.
    let names: CategoryNames
    /// The names that pages of the site have already.
    let pageNames: Set<String>
    private let folders: FolderNames
    private let categoriser: Categoriser?
    /// By their addresses as they are compared.
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

    /// - Parameters:
    ///   - taken: the names in the list, of which each stands once.
    ///   - name: what the user calls it; nil for what it calls itself.
    ///   - category: as `category(called:)` gives it; nil for what its articles speak of.
    public func source(
        for found: FoundFeed, taken: SourceNames, name: String? = nil,
        category: (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? = nil
    ) -> FeedSource {
        let known = shipped[comparableAddress(found.address)]
        let filed = category ?? known.flatMap(filing) ?? (self.category(of: found.feed) ?? general, nil)
        let site = known?.site ?? found.feed.url
        let language = known?.language ?? found.feed.language ?? guessedLanguage(of: found.feed)
        var source = FeedSource(
            name: name ?? taken.unused(known?.name ?? ownName(of: found), at: found.address),
            feed: found.address,
            site: site.flatMap { comparableAddress($0) == comparableAddress(found.address) ? nil : $0 },
            category: filed.category, subcategory: filed.subcategory, language: language)
        source.country =
            known?.country ?? KnownPublishers.builtIn.applied(to: [source]).first?.country
            ?? [site, found.address].lazy.compactMap { $0.flatMap(country(toldBy:)) }.first ?? region(of: language)
        return source
    }

    /// A category that somebody calls by its id or its name, with a subcategory behind a slash: "sports/tennis".
    public func category(called name: String) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? {
        names.category(called: name)
    }

    /// What `category(called:)` knows, for people.
    public var ids: String { categories.map(\.id).joined(separator: ", ") }

    private func filing(of known: FeedSource) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? {
        guard let category = categories.first(where: { $0.id == known.category }) else { return nil }
        return (category.id, category.subcategories.first { $0.id == known.subcategory }?.id)
    }

    /// Where a feed of a subscription list goes, and why: what the owner says of its folder, then a folder that is called by a
    /// category's id, as in lists that `pulse export` wrote, then the shipped list, then the name of its innermost folder that means
    /// something. If nothing decides, the general category.
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

    /// The category that most of a feed's articles speak for by their words; nil if most speak for none.
    func category(of feed: Feed) -> Newsroom.Category.ID? {
        let items = feed.items.prefix(40)
        let votes = items.compactMap { item in
            categoriser?.topic(
                title: item.title, summary: item.summary?.text ?? "", prior: nil, language: item.language)?.category
        }
        let counts = Dictionary(votes.map { ($0, 1) }, uniquingKeysWith: +)
        // In the order of the configuration, so that a tie is decided the same way every time.
        let best = categories.map(\.id).max { counts[$0, default: 0] < counts[$1, default: 0] }
        return best.flatMap { counts[$0, default: 0] * 2 > items.count ? $0 : nil }
    }

    private func guessedLanguage(of feed: Feed) -> String? {
        let text = feed.items.prefix(20).map { $0.title + ". " + ($0.summary?.text ?? "") }.joined(separator: "\n")
        return text.count < 100 ? nil : LanguageIdentifier.language(of: text, tag: nil)?.code
    }

    /// What follows "-" in "pt-BR"; of "en-US" nothing, which publishing programs write of themselves.
    private func region(of language: String?) -> String? {
        guard let language, language.lowercased() != "en-us",
            let region = language.split(separator: "-").last, region.count == 2, language.contains("-")
        else { return nil }
        return region.uppercased()
    }

    /// The feed's title on one line; without one, its host.
    func ownName(of found: FoundFeed) -> String {
        let title = (found.feed.title ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return title.isEmpty ? SourceNames.host(of: found.address) : String(title.prefix(80))
    }
}

extension FeedSource {
    /// Its entry in the list: what it says, and nothing that is as it would be anyway.
    public var entries: [ListText.Entry] {
        let texts: [(String, String?)] = [
            ("name", name), ("feed", feed), ("site", site), ("category", category), ("subcategory", subcategory),
            ("language", language), ("country", country),
        ]
        return texts.compactMap { key, value in value.map { ListText.Entry(key, $0) } }
    }
}
