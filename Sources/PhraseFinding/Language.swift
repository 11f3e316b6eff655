/// The languages whose words the rules know.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"
    case portuguese = "pt"

    /// The language of a text; nil for any other than these.
    ///
    /// Feeds' tags are often those of a template ("en-us" over Spanish text), so small words that are clear stand above
    /// the tag; a headline without small words is in the language of its tag, and without a tag in English unless it is
    /// written in letters that English does not use.
    ///
    /// - Parameter tag: a BCP 47 tag.
    public static func of(_ texts: String..., tag: String?) -> Language? {
        var census = SmallWordCensus()
        for var text in texts { text.withUTF8 { census.count($0) } }
        if let best = census.counts.indices.max(by: { census.counts[$0] < census.counts[$1] }), census.counts[best] >= 2
        {
            let rival = census.counts.indices.filter { $0 != best }.map { census.counts[$0] }.max() ?? 0
            if census.counts[best] > rival { return SmallWords.all[best].language }
        }
        if let tag = tag?.lowercased() {
            return allCases.first {
                tag == $0.rawValue || tag.hasPrefix($0.rawValue + "-") || tag.hasPrefix($0.rawValue + "_")
            }
        }
        return census.latinLetters * 2 >= census.letters ? .english : nil
    }
}
