internal import CRules
public import Newsroom

/// How much each common word speaks for each category: little, but nearly every word of a text is among them, so that
/// they tell where the phrases of the rules are silent or at odds.
public struct TopicWords: Sendable, Equatable {
    /// The categories that a word's weights are for, in their order.
    public var categories: [Category.ID]
    /// Measured as the weights of `CategoryRule` are.
    public var weights: [String: [Double]]

    /// None.
    public init() {
        categories = []
        weights = [:]
    }

    /// Those that the tool was built with.
    public static func builtIn() throws(RuleProblem) -> TopicWords {
        let file = pulse_rules_topics_words()
        return try TopicWords(table: UnsafeBufferPointer(start: file.bytes, count: file.length))
    }

    /// Reads a table, UTF-8: columns parted by tabs, a heading with the categories, then a line for each word with its
    /// weights in hundredths. A line that begins with "#" is a comment.
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
                    line: index + 1, reason: "after '\(columns[0])', once, \(categories.count) whole numbers are needed"
                )
            }
            weights[columns[0]] = numbers.map { Double($0) / 100 }
        }
    }
}
