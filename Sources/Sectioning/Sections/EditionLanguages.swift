internal import Newsroom

/// The languages that an edition is in: its site's own, and every other that at least a quarter of its articles are in. So a
/// site whose owner reads several languages has them all, and a stray one leads nowhere.
struct EditionLanguages {
    private static let share = 0.25

    /// Without regions ("en").
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
