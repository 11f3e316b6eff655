internal import Deduplicating
internal import Fetching
internal import Foundation
public import Newsroom
internal import Sectioning
internal import SiteBuilding
internal import Speaking

/// A site with private editions is several sites: the one for everybody, and each private edition with sources, archive, stories
/// and folder of its own. What the public one is made of holds no word of the others, so that it cannot tell one.
extension Configuration {
    /// What is built one after the other: the site that everybody may read, then each private edition.
    public var parts: [Configuration] { [withoutPrivateEditions] + privateEditions }

    /// Without private editions, and without the sources that are theirs alone.
    public var withoutPrivateEditions: Configuration {
        let hidden = editions.filter { editionPrivacies[$0.id] != nil }
        guard !hidden.isEmpty else { return self }
        var result = taking { source in !hidden.contains { $0.owns(source) } }
        result.editions = editions.filter { editionPrivacies[$0.id] == nil }
        result.editionPrivacies = [:]
        return result
    }

    /// Each private edition as a site of its own.
    public var privateEditions: [Configuration] {
        editions.compactMap { privateEdition($0.id) }
    }

    /// A private edition as a site of its own; nil where none has the id.
    public func privateEdition(_ id: EditionPlan.ID) -> Configuration? {
        guard let plan = editions.first(where: { $0.id == id }), let privacy = editionPrivacies[id] else { return nil }
        return part(plan, sealedWith: privacy)
    }

    /// The folders of private editions within the output.
    public var privateFolders: [String] { editions.filter { editionPrivacies[$0.id] != nil }.map(\.folder) }

    private func part(_ plan: EditionPlan, sealedWith privacy: PrivateSettings) -> Configuration {
        var result = taking(plan.owns)
        for index in result.sources.indices { result.sources[index].editions = [] }
        result.site = plan.site(beside: site)
        result.editions = []
        result.editionPrivacies = [:]
        result.privacy = privacy
        result.building.isPrivate = true
        // Publishers would learn what is read.
        if building.images == .remote { result.building.images = .none }
        result.output += "/" + plan.id
        result.dataFolder += "/editions/" + plan.id
        // A database is shared, and holds what everybody may read.
        result.database = nil
        result.takesFromWorkers = false
        result.targets = []
        result.monitoring = MonitoringSettings()
        result.podcast = SpeechSettings()
        result.exportFile = nil
        result.metricsFile = nil
        return result
    }

    /// With some of the sources. Which of them are of one owner is found among these alone.
    private func taking(_ isTaken: (FeedSource) -> Bool) -> Configuration {
        var result = self
        let taken = sources.indices.filter { isTaken(sources[$0]) }
        result.sources = taken.map { sources[$0] }
        result.sources = SourceFamilies(result.sources).applied(to: result.sources)
        result.places = taken.compactMap { places.indices.contains($0) ? places[$0] : nil }
        let ids = Set(result.sources.map(\.id))
        result.manners = manners.filter { ids.contains($0.key) }
        result.fetching.manners = fetching.manners.filter { ids.contains($0.key) }
        return result
    }

    /// The editions as the file states them.
    var editionEntries: [EditionEntry] {
        get { editions.map { EditionEntry(plan: $0, privacy: editionPrivacies[$0.id]) } }
        set {
            editions = newValue.map(\.plan)
            editionPrivacies = Dictionary(
                newValue.compactMap { entry in entry.privacy.map { (entry.plan.id, $0) } },
                uniquingKeysWith: { first, _ in first })
        }
    }
}

extension EditionPlan {
    /// Whether a source names the edition. Where that is private, the source is its own and nobody else's. That it stands with
    /// the source, and not with the edition, is on purpose: who takes the edition out of the file is told of each source that
    /// would be everybody's from then on.
    func owns(_ source: FeedSource) -> Bool { source.editions.contains(id) }
}
