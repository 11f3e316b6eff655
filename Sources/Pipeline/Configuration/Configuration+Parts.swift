internal import Deduplicating
internal import Fetching
internal import Foundation
public import Newsroom
internal import Sectioning
internal import SiteBuilding
internal import Speaking

/// A site with private editions consists of several sites: the public one, and each private edition with its own
/// sources, archive, stories and folder. The public site is built without any private data, so it cannot leak it.
extension Configuration {
    /// The sites to build, in order: the public one, then each private edition.
    public var parts: [Configuration] { [withoutPrivateEditions] + privateEditions }

    /// The configuration without private editions and the sources that belong only to them.
    public var withoutPrivateEditions: Configuration {
        let hidden = editions.filter { editionPrivacies[$0.id] != nil }
        guard !hidden.isEmpty else { return self }
        var result = taking { source in !hidden.contains { $0.owns(source) } }
        result.editions = editions.filter { editionPrivacies[$0.id] == nil }
        result.editionPrivacies = [:]
        return result
    }

    /// Each private edition as a separate site.
    public var privateEditions: [Configuration] {
        editions.compactMap { privateEdition($0.id) }
    }

    /// Returns a private edition as a separate site, or nil if no private edition has this id.
    public func privateEdition(_ id: EditionPlan.ID) -> Configuration? {
        guard let plan = editions.first(where: { $0.id == id }), let privacy = editionPrivacies[id] else { return nil }
        return part(plan, sealedWith: privacy)
    }

    /// The private editions' folders, relative to the output.
    public var privateFolders: [String] { editions.filter { editionPrivacies[$0.id] != nil }.map(\.folder) }

    private func part(_ plan: EditionPlan, sealedWith privacy: PrivateSettings) -> Configuration {
        var result = taking(plan.owns)
        for index in result.sources.indices { result.sources[index].editions = [] }
        result.site = plan.site(beside: site)
        result.editions = []
        result.editionPrivacies = [:]
        result.privacy = privacy
        result.building.isPrivate = true
        // Loading remote images would tell publishers what is read.
        if building.images == .remote { result.building.images = .none }
        result.output += "/" + plan.id
        result.dataFolder += "/editions/" + plan.id
        // A database is shared and holds public data.
        result.database = nil
        result.takesFromWorkers = false
        result.targets = []
        result.alerts = []
        result.monitoring = MonitoringSettings()
        result.podcast = SpeechSettings()
        result.exportFile = nil
        result.metricsFile = nil
        return result
    }

    /// Returns the configuration with a subset of its sources. Owners are grouped again within that subset.
    private func taking(_ isTaken: (FeedSource) -> Bool) -> Configuration {
        var result = self
        let taken = sources.indices.filter { isTaken(sources[$0]) }
        result.sources = taken.map { sources[$0] }
        result.sources = SourceOwners(result.sources).applied(to: result.sources)
        result.sourceDefinitions = taken.compactMap {
            sourceDefinitions.indices.contains($0) ? sourceDefinitions[$0] : nil
        }
        let ids = Set(result.sources.map(\.id))
        result.options = options.filter { ids.contains($0.key) }
        result.fetching.requestOptions = fetching.requestOptions.filter { ids.contains($0.key) }
        return result
    }

    /// The editions as written in the file.
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
    /// Returns whether a source names this edition. If the edition is private, it is the only one that source belongs
    /// to.
    ///
    /// Sources deliberately name their editions, rather than the other way round. If someone deletes the edition, each
    /// of its sources becomes an error instead of silently becoming public.
    func owns(_ source: FeedSource) -> Bool { source.editions.contains(id) }
}
