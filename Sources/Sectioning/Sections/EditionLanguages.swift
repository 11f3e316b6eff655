internal import Newsroom

/// The languages of an edition: the site's own, and any other with at least a quarter of its articles. Owners who read
/// several languages get them all, and a stray article in another language does not become a lead.
struct EditionLanguages {
    private static let share = 0.25

    /// The language codes, without regions ("en").
    let codes: Set<String>

    init(of briefs: [Brief], site: Site) {
        var counts: [String: Int] = [:]
        for brief in briefs where !brief.languageCode.isEmpty { counts[brief.languageCode, default: 0] += 1 }
        let known = Double(counts.values.reduce(0, +))
        codes = Set(counts.filter { Double($0.value) >= Self.share * known }.map(\.key)).union([
            primaryLanguage(of: site.language)
        ])
    }
}
