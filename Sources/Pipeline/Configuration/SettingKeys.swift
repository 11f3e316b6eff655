/// The keys that the configuration file may hold, object by object.
///
/// `feeds.schema.json` says the same for editors; a test holds the two together.
enum SettingKeys {
    static let root = [
        "site", "categories", "sources", "output", "dataFolder", "templates", "contextRules", "categoryRules",
        "editions", "fetching", "deduplicating", "sectioning", "summaries", "publishing",
    ]
    static let site = ["title", "tagline", "address", "timeZone", "language", "retentionDays", "images"]
    static let category = ["id", "name", "icon", "colour", "gradient", "keywords", "subcategories"]
    static let subcategory = ["id", "name", "description", "keywords"]
    static let source = [
        "name", "feed", "site", "category", "subcategory", "language", "country", "tier", "enabled", "extract",
        "editions",
    ]
    static let edition = ["id", "title", "tagline", "categories", "picks", "fallback", "filter"]
    static let editionFilter = [
        "sentiment", "blocked", "boosted", "keywords", "languages", "countries", "categories",
    ]
    static let fetching = [
        "concurrency", "perHost", "hostInterval", "connectTimeout", "timeout", "bodyLimit", "articlesPerSource",
        "picturesPerRun", "redirectLimit", "allowedHosts", "userAgent",
    ]
    static let deduplicating = ["similarity", "storyGap", "titleGap", "titleWords"]
    static let sectioning = [
        "front", "desk", "thin", "filled", "headlines", "headlinesPerPublisher", "contexts", "clusterRadius",
        "clusters",
    ]
    static let summaries = ["server", "model", "timeout", "stories"]
    static let publishing = ["inPlace"]
    static let sectionLimits = ["topStories", "earlierToday", "thisWeek"]
}
