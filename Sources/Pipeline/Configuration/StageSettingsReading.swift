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
    settings.redirectLimit = try object.integer("redirectLimit", in: 0...20) ?? settings.redirectLimit
    settings.allowedHosts = try object.strings("allowedHosts") ?? settings.allowedHosts
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
    settings.frontLimit = try object.integer("frontLimit", in: 1...1_000) ?? settings.frontLimit
    settings.deskLimit = try object.integer("deskLimit", in: 1...5_000) ?? settings.deskLimit
    settings.headlines = try object.integer("headlines", in: 1...100) ?? settings.headlines
    return settings
}
