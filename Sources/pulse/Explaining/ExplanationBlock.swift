import Foundation
import Newsroom

/// One subject of an explanation, such as the places of the article, as text for people and as JSON for programs.
protocol ExplanationBlock {
    init(explanation: ArticleExplanation)
    /// The lines, of which the first begins with the subject in capitals.
    var lines: [String] { get }
    /// The members of the JSON object; those that are nil are left out.
    var members: [String: Any?] { get }
}

extension ArticleExplanation {
    /// All blocks, in the order in which they are printed.
    var blocks: [any ExplanationBlock] {
        let types: [any ExplanationBlock.Type] = [
            ArticleBlock.self, KindBlock.self, CategoryBlock.self, PlacesBlock.self, ToneBlock.self, ContextBlock.self,
            StoryBlock.self, ThreadBlock.self, RankBlock.self, PlacementBlock.self,
        ]
        return types.map { $0.init(explanation: self) }
    }
}

/// How blocks write numbers and places.
extension ExplanationBlock {
    static func name(_ place: Place) -> String {
        place.countryName.isEmpty || place.countryName == place.name
            ? place.name : "\(place.name), \(place.countryName)"
    }

    static func number(_ value: Double, digits: ClosedRange<Int> = 2...2) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_GB")))
    }

    static func signed(_ value: Double) -> String { (value < 0 ? "" : "+") + number(value) }

    func members(of place: Place) -> [String: Any] {
        ["name": place.name, "country": place.country, "geonameID": place.id]
    }

    /// Drops members that are nil.
    func object(_ members: [String: Any?]) -> [String: Any] { members.compactMapValues { $0 } }

    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
