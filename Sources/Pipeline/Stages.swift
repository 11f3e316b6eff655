internal import Classifying
internal import Contextualising
internal import Deduplicating
internal import Geotagging
internal import Newsroom
internal import PictureMaking
internal import Puzzling
internal import Sectioning
internal import SiteBuilding

/// The stages that understand the news and make pages of it, each made ready once: their tables take longer to make than a run
/// takes that finds nothing new.
struct Stages: Sendable {
    let addressScreen: AddressScreen
    let deduplicator: Deduplicator
    let kindClassifier: KindClassifier
    let categoriser: Categoriser
    let geotagger: Geotagger
    let contextualiser: Contextualiser
    let signaller: Signaller
    let toneReader: ToneReader
    let storyRanker: StoryRanker
    let selectors: [Selector]
    /// Of sources of which not all articles are wanted.
    let sourceFilters: [FeedSource.ID: SourceFilter]
    let sectioner: Sectioner
    let puzzleMaker: PuzzleMaker
    let summaryEditor: SummaryEditor
    let illustrator: Illustrator
    let siteBuilder: SiteBuilder

    /// - Parameter decoder: the command that starts a worker which decodes pictures; nil to decode them in this process.
    /// - Throws: one line on what cannot be used: a template, a file of rules.
    init(_ configuration: Configuration, decodingPicturesBy decoder: [String]?) throws {
        addressScreen = AddressScreen(configuration)
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
        sourceFilters = configuration.manners.compactMapValues { own in
            own.keep.isEmpty && own.drop.isEmpty ? nil : SourceFilter(keeping: own.keep, dropping: own.drop)
        }
        geotagger = Geotagger(gazetteer: try Gazetteer())
        deduplicator = Deduplicator(settings: configuration.deduplicating)
        puzzleMaker = PuzzleMaker()
        summaryEditor = SummaryEditor()
        sectioner = Sectioner(settings: configuration.sectioning)
        illustrator = Illustrator(decodingBy: decoder)
    }
}
