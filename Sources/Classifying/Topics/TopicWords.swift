internal import CRules
public import Newsroom

/// The weights of common words for each category. They are small, but nearly all words of a text have one, so they
/// decide where phrases are missing or disagree.
public struct TopicWords: Sendable, Equatable {
    /// The categories of the weights, in order.
    public var categories: [Category.ID]
    /// The weights of each word, on the scale of `CategoryRule`.
    public var weights: [String: [Double]]

    /// Creates an empty table.
    public init() {
        categories = []
        weights = [:]
    }

    /// Returns the built-in table.
    public static func builtIn() throws(RuleProblem) -> TopicWords {
        let file = pulse_rules_topics_words()
        return try TopicWords(table: UnsafeBufferPointer(start: file.bytes, count: file.length))
    }

    /// Parses a UTF-8 table with tab-separated columns: a heading with the categories, then a line per word with
    /// weights in hundredths. Lines that begin with "#" are comments.
    public init(table: some Collection<UInt8>) throws(RuleProblem) {
        self.init()
        for (index, line) in table.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            if categories.isEmpty {
                categories = Array(columns.dropFirst())
                continue
            }
            let numbers = columns.dropFirst().compactMap { Int($0) }
            guard numbers.count == categories.count, columns.count == numbers.count + 1, weights[columns[0]] == nil
            else {
                throw RuleProblem(
                    line: index + 1, reason: "'\(columns[0])' needs one line of \(categories.count) whole numbers"
                )
            }
            weights[columns[0]] = numbers.map { Double($0) / 100 }
        }
    }
}
