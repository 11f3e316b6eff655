internal import Deduplicating
internal import Fetching
internal import Sectioning

/// The object `fetching`.
func fetchSettings(_ root: SettingObject) throws(SettingProblem) -> FetchSettings {
    let object = try root.object("fetching", keys: SettingKeys.fetching)
    var settings = FetchSettings()
    settings.concurrency = try object.integer("concurrency", in: 1...4_096) ?? settings.concurrency
    settings.perHost = try object.integer("perHost", in: 1...4_096) ?? settings.perHost
    settings.hostInterval = try object.number("hostInterval", in: 0...60) ?? settings.hostInterval
    settings.connectTimeout = try object.number("connectTimeout", in: 0.1...600) ?? settings.connectTimeout
    settings.timeout = try object.number("timeout", in: 0.1...3_600) ?? settings.timeout
    settings.bodyLimit = try object.integer("bodyLimit", in: 1_024...1_073_741_824) ?? settings.bodyLimit
    settings.articlesPerSource =
        try object.integer("articlesPerSource", in: 0...1_000) ?? settings.articlesPerSource
    settings.picturesPerRun = try object.integer("picturesPerRun", in: 0...10_000) ?? settings.picturesPerRun
    settings.redirectLimit = try object.integer("redirectLimit", in: 0...20) ?? settings.redirectLimit
    settings.allowedHosts = try object.strings("allowedHosts") ?? settings.allowedHosts
    if let agent = try object.string("userAgent") {
        guard !agent.isEmpty, agent.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            throw object.problem(with: "userAgent", "may only hold printable ASCII characters")
        }
        settings.userAgent = agent
    } else if let site = try root.object("site", keys: SettingKeys.site).webAddress("address") {
        // Who asks, and where to complain (RFC 9110, section 10.1.5).
        settings.userAgent = "\(settings.userAgent) (+\(site))"
    }
    return settings
}

/// The object `deduplicating`.
func deduplicationSettings(_ root: SettingObject) throws(SettingProblem) -> DeduplicationSettings {
    let object = try root.object("deduplicating", keys: SettingKeys.deduplicating)
    var settings = DeduplicationSettings()
    settings.similarity = try object.number("similarity", in: 0...1) ?? settings.similarity
    settings.storyGap = try object.number("storyGap", in: 0...2_592_000) ?? settings.storyGap
    settings.titleGap = try object.number("titleGap", in: 0...2_592_000) ?? settings.titleGap
    settings.titleWords = try object.integer("titleWords", in: 1...100) ?? settings.titleWords
    return settings
}

/// The object `sectioning`.
func sectioningSettings(_ root: SettingObject) throws(SettingProblem) -> SectioningSettings {
    let object = try root.object("sectioning", keys: SettingKeys.sectioning)
    var settings = SectioningSettings()
    settings.front = try sectionLimits(object, "front", or: settings.front)
    settings.desk = try sectionLimits(object, "desk", or: settings.desk)
    settings.thin = try object.integer("thin", in: 0...1_000) ?? settings.thin
    settings.filled = try object.integer("filled", in: 0...1_000) ?? settings.filled
    settings.headlines = try object.integer("headlines", in: 1...100) ?? settings.headlines
    settings.headlinesPerPublisher =
        try object.integer("headlinesPerPublisher", in: 1...100) ?? settings.headlinesPerPublisher
    settings.contexts = try object.integer("contexts", in: 0...100) ?? settings.contexts
    settings.clusterRadius = try object.number("clusterRadius", in: 1...2_000) ?? settings.clusterRadius
    settings.clusters = try object.integer("clusters", in: 0...5_000) ?? settings.clusters
    return settings
}

/// The object `summaries`. A server without a model is a mistake; neither is the usual case.
func modelSettings(_ root: SettingObject) throws(SettingProblem) -> ModelSettings {
    let object = try root.object("summaries", keys: SettingKeys.summaries)
    var settings = ModelSettings()
    settings.stories = try object.integer("stories", in: 0...1_000) ?? settings.stories
    let timeout = try object.number("timeout", in: 1...3_600)
    guard let address = try object.webAddress("server") else { return settings }
    var server = ModelServer(address: address, model: try object.requiredString("model"))
    server.timeout = timeout ?? server.timeout
    settings.server = server
    return settings
}

private func sectionLimits(
    _ object: SettingObject, _ key: String, or standard: SectionLimits
) throws(SettingProblem) -> SectionLimits {
    let limits = try object.object(key, keys: SettingKeys.sectionLimits)
    return SectionLimits(
        topStories: try limits.integer("topStories", in: 0...5_000) ?? standard.topStories,
        earlierToday: try limits.integer("earlierToday", in: 0...5_000) ?? standard.earlierToday,
        thisWeek: try limits.integer("thisWeek", in: 0...5_000) ?? standard.thisWeek)
}
