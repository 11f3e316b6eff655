internal import Archiving
internal import Categorising
internal import Classifying
internal import Contextualising
internal import Deduplicating
internal import Fetching
internal import Geotagging
internal import Illustrating
internal import Newsroom
internal import Parsing
internal import Publishing
internal import Ranking
internal import Sectioning
internal import Selecting
internal import Signalling
internal import SiteBuilding
internal import Summarising

/// The stages of a run, each made ready once.
struct Stages: Sendable {
    let archive: any Archive
    let fetcher: Fetcher
    let parser: FeedParser
    let pageParser: PageParser
    let deduplicator: Deduplicator
    let kindClassifier: KindClassifier
    let categoriser: Categoriser
    let geotagger: Geotagger
    let contextualiser: Contextualiser
    let signaller: Signaller
    let toneReader: ToneReader
    let storyRanker: StoryRanker
    let selectors: [Selector]
    let sectioner: Sectioner
    let summaryEditor: SummaryEditor
    let illustrator: Illustrator
    let siteBuilder: SiteBuilder
    let publisher: Publisher

    /// - Parameters:
    ///   - archive: nil for the configuration's own.
    ///   - decoder: the command that starts a worker which decodes pictures; nil to decode them in this process.
    ///   - tell: told in one line when the archive's server has to be waited for.
    /// - Throws: one line on what cannot be used: the archive, a template, a file of rules.
    init(
        _ configuration: Configuration, archive: (any Archive)?, decodingPicturesBy decoder: [String]?,
        telling tell: @escaping @Sendable (String) -> Void
    ) throws {
        siteBuilder = try SiteBuilder(templates: try configuration.loadedTemplates(), settings: configuration.building)
        kindClassifier = KindClassifier(rules: try configuration.loadedKindRules())
        categoriser = Categoriser(
            categories: configuration.categories, rules: try configuration.loadedCategoryRules(),
            others: try CategoryRules.builtInOthers())
        contextualiser = Contextualiser(
            rules: try configuration.loadedContextRules(), significance: try configuration.loadedSignificanceRules())
        signaller = Signaller(topics: try .builtIn())
        toneReader = try ToneReader()
        storyRanker = StoryRanker(rules: try configuration.loadedConsequenceRules())
        selectors = configuration.editions.map { plan in
            // An edition's own categories know no words but their own.
            let categoriser = Categoriser(categories: plan.categories, rules: CategoryRules(rules: []))
            return Selector(plan: plan) { _, reading in categoriser.topic(of: reading, prior: nil) }
        }
        geotagger = Geotagger(gazetteer: try Gazetteer())
        fetcher = Fetcher(settings: configuration.fetching)
        parser = FeedParser()
        pageParser = PageParser()
        deduplicator = Deduplicator(settings: configuration.deduplicating)
        summaryEditor = SummaryEditor()
        sectioner = Sectioner(settings: configuration.sectioning)
        illustrator = Illustrator(decodingBy: decoder)
        publisher = Publisher(output: configuration.output, isInPlace: configuration.publishesInPlace)
        self.archive =
            try archive ?? configuration.openedArchive(hasPublished: publisher.hasPublished, telling: tell)
    }
}
