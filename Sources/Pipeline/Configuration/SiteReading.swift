internal import Foundation
internal import Newsroom
internal import SiteBuilding

/// The object `site`.
struct SiteReading {
    var site = Site(title: "Global Pulse", tagline: "What's moving the world right now")
    var retentionDays = 30
    var images = SiteSettings.Images.none

    init() {}

    init(_ root: SettingObject) throws(SettingProblem) {
        let object = try root.object("site", keys: SettingKeys.site)
        if try object.string("title") != nil { site.title = try object.requiredString("title") }
        site.tagline = try object.string("tagline") ?? site.tagline
        site.address = try object.webAddress("address")
        site.language = try object.languageTag("language") ?? site.language
        retentionDays = try object.integer("retentionDays", in: 1...3_650) ?? retentionDays
        if let zone = try object.string("timeZone") {
            guard TimeZone(identifier: zone) != nil else {
                let near = suggestion(for: zone, among: nearZones(zone))
                throw object.problem(with: "timeZone", "unknown time zone '\(zone)'\(near)")
            }
            site.timeZone = zone
        }
        if let policy = try object.string("images") {
            guard let known = SiteSettings.Images(rawValue: policy) else {
                let names = SiteSettings.Images.allCases.map(\.rawValue)
                throw object.problem(
                    with: "images", "unknown choice '\(policy)'\(suggestion(for: policy, among: names))")
            }
            images = known
        }
    }
}

/// Zones worth naming in a message: a near miss alone, else a few well-known ones.
private func nearZones(_ zone: String) -> [String] {
    let all = TimeZone.knownTimeZoneIdentifiers
    return nearMiss(of: zone, among: all).map { [$0] } ?? ["Europe/London", "America/New_York", "Asia/Kolkata", "UTC"]
}
