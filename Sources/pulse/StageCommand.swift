import ArgumentParser
import Foundation

/// `pulse stage NAME`: a single stage as a filter for JSON Lines.
struct StageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stage",
        abstract: "Runs one stage as a filter on JSON lines: one object in, one out, matched by id.",
        discussion: """
            The stages:

              \(stages.map { $0.name }.joined(separator: "\n  "))

            Unknown fields are ignored. A malformed line is reported by its number, and the
            exit status is 2.
            Offsets are Unicode scalars from 0, end exclusive; times are RFC 3339 in UTC.

              echo '{"id": 1, "text": "Floods in Porto"}' | pulse stage geotag
            """)

    /// The stages that can run on their own.
    static var stages: [any FilterStage.Type] {
        [
            ParseStage.self,
            SanitiseStage.self,
            ExtractStage.self,
            CleanStage.self,
            DeduplicateStage.self,
            KindStage.self,
            CategoriseStage.self,
            GeotagStage.self,
            ContextualiseStage.self,
            SentimentStage.self,
            SummariseStage.self,
        ]
    }

    @Argument(help: "The stage.")
    var name: String

    func run() throws {
        guard let stage = Self.stages.first(where: { $0.name == name }) else {
            let names = Self.stages.map { $0.name }.joined(separator: ", ")
            throw ValidationError("There is no stage '\(name)'. Available stages: \(names).")
        }
        try filter(through: stage)
    }
}
