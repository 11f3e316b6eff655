import Configuring
import Foundation
import Newsroom

/// An explanation as one JSON object with sorted keys.
struct ExplanationAsJSON {
    private let explanation: ArticleExplanation

    init(_ explanation: ArticleExplanation) { self.explanation = explanation }

    var text: String { text(.prettyPrinted) }
    /// The object on one line, for printing several.
    var line: String { text([]) }

    private func text(_ form: JSONSerialization.WritingOptions) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes, form])
        return data.map { JSONValue.harmless(String(decoding: $0, as: UTF8.self)) } ?? "{}"
    }

    private var members: [String: Any] {
        explanation.blocks.reduce(into: [:]) { all, block in
            all.merge(block.members.compactMapValues(\.self)) { $1 }
        }
    }
}
