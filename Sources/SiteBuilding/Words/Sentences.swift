/// Which sentence of ours a text is: the way back from what rules say in English, or in the site's
/// language, to the key under which every language says it. So nothing between the rules and the pages need know of languages,
/// and an owner's own sentence stays the owner's.
struct Sentences: Sendable {
    private let keys: [String: String]
    /// Those with values in them, what says most first: the general case comes after the particular ones.
    private let patterns: [(key: String, pattern: Pattern)]

    /// - Parameter languages: texts by key; where two say the same, the first key in alphabetical order stands for both.
    init(_ languages: [[String: String]]) {
        var keys: [String: String] = [:]
        var patterns: [(key: String, pattern: Pattern, length: Int)] = []
        for texts in languages {
            for (key, text) in texts.sorted(by: { $0.key < $1.key }) where Self.counts(key) {
                if text.contains("{") {
                    patterns.append((key, Pattern(text), text.utf8.count))
                } else if keys[text] == nil {
                    keys[text] = key
                }
            }
        }
        self.keys = keys
        self.patterns = patterns.sorted { ($1.length, $0.key) < ($0.length, $1.key) }.map { ($0.key, $0.pattern) }
    }

    /// Beginnings of the keys whose texts are written elsewhere in the program.
    private static func counts(_ key: String) -> Bool { key.hasPrefix("why.") }

    /// The key of a text, and what stands in the places of its names.
    func meaning(of text: String, among beginning: String) -> (key: String, values: [String: String])? {
        if let key = keys[text], key.hasPrefix(beginning) { return (key, [:]) }
        for (key, pattern) in patterns where key.hasPrefix(beginning) {
            if let values = pattern.values(in: text) { return (key, values) }
        }
        return nil
    }
}
