internal import Classifying
internal import Contextualising
internal import Deduplicating
internal import Geotagging
internal import Newsroom
internal import PictureMaking
internal import Puzzling
internal import Sectioning
internal import SiteBuilding

/// The stages that analyse the news and build pages from it. They are set up once, and only if needed: loading their
/// tables takes longer than a run that finds nothing new.
struct Stages: Sendable {
    let addressScreen: AddressScreen
    let deduplicator: Deduplicator
    let kindClassifier: KindClassifier
    let categoriser: Categoriser
    let geotagger: Geotagger
    let placeDesks: PlaceDesks
    let contextualiser: Contextualiser
    let signaller: Signaller
    let toneReader: ToneReader
    let storyRanker: StoryRanker
    let selectors: [Selector]
    /// The filters of sources that have any.
    let sourceFilters: [FeedSource.ID: SourceFilter]
    let sectioner: Sectioner
    let puzzleMaker: PuzzleMaker
    let summaryEditor: SummaryEditor
    let illustrator: Illustrator
    let siteBuilder: SiteBuilder

    /// Sets up all stages.
    ///
    /// - Parameter decoder: the command that starts a worker process for decoding pictures; nil to decode them in this
    ///   process.
    /// - Throws: a one-line error if a template, a rule file or the owner's decisions cannot be used.
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
        let gazetteer = try Gazetteer()
        geotagger = Geotagger(gazetteer: gazetteer)
        placeDesks = PlaceDesks(configuration.categories, gazetteer: gazetteer)
        selectors = configuration.editions.map { plan in
            // An edition's own categories use only their own keywords and places.
            let categoriser = Categoriser(categories: plan.categories, rules: CategoryRules(rules: []))
            let desks = PlaceDesks(plan.categories, gazetteer: gazetteer)
            return Selector(plan: plan) { brief, reading in
                desks.added(to: categoriser.topic(of: reading, prior: nil), for: brief.place)
            }
        }
        sourceFilters = configuration.options.compactMapValues { own in
            own.keep.isEmpty && own.drop.isEmpty ? nil : SourceFilter(keeping: own.keep, dropping: own.drop)
        }
        deduplicator = Deduplicator(
            settings: configuration.deduplicating, decisions: try configuration.loadedStoryDecisions())
        puzzleMaker = PuzzleMaker()
        summaryEditor = SummaryEditor()
        sectioner = Sectioner(settings: configuration.sectioning)
        illustrator = Illustrator(decodingBy: decoder)
    }
}
