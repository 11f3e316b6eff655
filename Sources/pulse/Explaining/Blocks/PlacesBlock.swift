import Newsroom

/// The places that the article names, and the one it is shown with.
struct PlacesBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        let certainty =
            explanation.brief?.place != explanation.places.geotag.location
            ? "as in most reports of its story"
            : explanation.places.isGivenByPublisher
                ? "given by its publisher"
                : explanation.places.section != nil
                    ? "from its section \"\(explanation.places.section ?? "")\""
                    : !explanation.places.homeNames.isEmpty
                        ? "only its publishers write about \(explanation.places.homeNames.joined(separator: ", "))"
                        : "confidence \(Self.number(explanation.places.geotag.confidence))"
        let pin = (explanation.brief?.place).map { "\(Self.name($0)), \(certainty)" }
        return ["PLACES  about \(pin ?? "no single place")"]
            + explanation.places.considered.flatMap { item in
                let verdict = item.isTaken ? "taken for" : "rejected as"
                var lines = [
                    "  \"\(item.text)\" \(verdict) \(Self.name(item.place)): \(Self.number(item.score)) of "
                        + "\(Self.number(explanation.places.threshold)) needed"
                        + (item.reasons.isEmpty ? "" : "; \(item.reasons.joined(separator: "; "))")
                ]
                if !item.namesakes.isEmpty {
                    lines.append("    less likely: \(item.namesakes.map(Self.name).joined(separator: "; "))")
                }
                return lines
            }
    }

    var members: [String: Any?] { ["places": places] }

    private var places: [String: Any] {
        object([
            "location": (explanation.brief?.place).map(members),
            "isGivenByPublisher": explanation.places.isGivenByPublisher, "threshold": explanation.places.threshold,
            "confidence": explanation.places.geotag.confidence, "homeNames": explanation.places.homeNames,
            "section": explanation.places.section,
            "considered": explanation.places.considered.map { item -> [String: Any] in
                [
                    "text": item.text, "place": members(of: item.place), "score": rounded(item.score),
                    "taken": item.isTaken, "reasons": item.reasons, "namesakes": item.namesakes.map(members),
                ]
            },
        ])
    }
}
