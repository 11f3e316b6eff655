import FeedListing
import Foundation
import Newsroom
import Pipeline

/// Feeds that have permanently moved, taken into the list at their new addresses.
struct MovedFeeds {
    private let moves: [(id: FeedSource.ID, address: String)]

    init(_ checks: [FeedCheck]) {
        moves = checks.compactMap { check in
            check.status == .moved ? check.movedTo.map { (check.id, $0) } : nil
        }
    }

    /// Writes the addresses, each with the id that the feed was known by, so that all that is known of it stays.
    ///
    /// - Returns: a line for each feed.
    func fix(by options: ConfigurationOptions, environment: [String: String]) throws -> [String] {
        guard !moves.isEmpty else { return [] }
        var list = try options.list(environment: environment).list
        var lines: [String] = []
        for move in moves {
            guard let place = list.sources.firstIndex(where: { $0.id == move.id }) else { continue }
            let name = list.sources[place].name
            if let other = SourceLookup(list.sources).source(at: move.address) {
                lines.append("not moved: '\(name)': the list has its new address already, as '\(other.name)'")
                continue
            }
            do throws(NotEditable) {
                try list.edit(place) { text, index throws(NotJSON) in
                    let moved = try text.setting("feed", to: ListText.quoted(move.address), at: index)
                    guard !moved.states("id", at: index) else { return moved }
                    return try moved.setting("id", to: ListText.quoted(move.id), at: index)
                }
                let shown = FeedSource.mayHoldSecret(move.address) ? "its new address" : move.address
                lines.append("moved: '\(name)' to \(shown), in \(list.file(of: place))")
            } catch { lines.append("not moved: \(error)") }
        }
        try saved(list)
        return lines
    }
}
