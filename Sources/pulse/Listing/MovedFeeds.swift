import FeedListing
import Fetching
import Foundation
import Newsroom
import Pipeline

/// Feeds that have permanently moved, taken into the list at their new addresses.
struct MovedFeeds {
    /// What has become of them.
    struct Outcome {
        /// Those that stand in the list with their new addresses now.
        var fixed: Set<FeedSource.ID> = []
        /// A line for each feed that has moved: what became of it, or why nothing did.
        var lines: [(id: FeedSource.ID, text: String)] = []
    }

    private let moves: [(id: FeedSource.ID, address: String)]

    init(_ checks: [FeedCheck]) {
        moves = checks.compactMap { check in
            check.status == .moved ? check.movedTo.map { (check.id, $0) } : nil
        }
    }

    /// Writes the addresses, each with the id that the feed was known by, so that all that is known of it stays.
    func fix(by options: some ConfigurationChoice, environment: [String: String]) throws -> Outcome {
        var outcome = Outcome()
        guard !moves.isEmpty else { return outcome }
        var (list, configuration) = try options.list(environment: environment)
        // With the moves so far: two feeds may have become one.
        var sources = list.sources
        for (id, address) in moves {
            guard let place = sources.firstIndex(where: { $0.id == id }) else { continue }
            let (name, file) = (sources[place].name, list.file(of: place))
            let shown = FeedSource.mayHoldSecret(address) ? "its new address" : address
            if let other = SourceLookup(sources.filter { $0.id != id }).source(at: address) {
                outcome.lines.append(
                    (id, "not moved: '\(name)': the list has its new address already, as '\(other.name)'"))
                continue
            }
            // A redirect is the server's word alone: it leads no login to another server.
            if configuration.manners[id]?.hasOwnLines == true,
                !FeedManners.areTold(at: address, asAt: sources[place].feed)
            {
                outcome.lines.append(
                    (
                        id,
                        "not moved: '\(name)' has a login or headers, which another server would be told; if it may know "
                            + "them, write \(shown) into \(file) yourself"
                    ))
                continue
            }
            do throws(NotEditable) {
                try list.edit(place) { text, index throws(NotJSON) in
                    let moved = try text.setting("feed", to: ListText.quoted(address), at: index)
                    guard !moved.states("id", at: index) else { return moved }
                    return try moved.setting("id", to: ListText.quoted(id), at: index)
                }
                sources[place].feed = address
                outcome.fixed.insert(id)
                outcome.lines.append((id, "moved: '\(name)' to \(shown), in \(file)"))
            } catch { outcome.lines.append((id, "not moved: \(error)")) }
        }
        try saved(list)
        return outcome
    }
}
