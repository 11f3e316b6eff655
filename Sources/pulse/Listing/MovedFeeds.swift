import FeedListing
import Fetching
import Foundation
import Newsroom
import Pipeline

/// An update of the list with the new addresses of feeds that have moved permanently.
struct MovedFeeds {
    /// The outcome of an update.
    struct Outcome {
        /// The feeds whose new address is now in the list.
        var fixed: Set<FeedSource.ID> = []
        /// A line for each moved feed: whether it was updated or why not.
        var lines: [(id: FeedSource.ID, text: String)] = []
    }

    private let moves: [(id: FeedSource.ID, address: String)]

    init(_ checks: [FeedCheck]) {
        moves = checks.compactMap { check in
            check.status == .moved ? check.movedTo.map { (check.id, $0) } : nil
        }
    }

    /// Writes the new addresses. Each entry also gets the feed's current id, so that everything known about it is kept.
    func fix(by options: some ConfigurationChoice, environment: [String: String]) throws -> Outcome {
        var outcome = Outcome()
        guard !moves.isEmpty else { return outcome }
        var (list, configuration) = try options.list(environment: environment)
        // Track the moves made so far, because two feeds may have become one.
        var sources = list.sources
        for (id, address) in moves {
            guard let place = sources.firstIndex(where: { $0.id == id }) else { continue }
            let (name, file) = (sources[place].name, list.file(of: place))
            let shown = FeedSource.mayHoldSecret(address) ? "its new address" : address
            if let other = SourceLookup(sources.filter { $0.id != id }).source(at: address) {
                outcome.lines.append(
                    (id, "not moved: '\(name)': its new address is already in the list, as '\(other.name)'"))
                continue
            }
            // A redirect is an unverified claim, so it must not cause a login to be sent to another server.
            if configuration.options[id]?.hasOwnLines == true,
                !FeedRequestOptions.areSent(to: address, asTo: sources[place].feed)
            {
                outcome.lines.append(
                    (
                        id,
                        "not moved: '\(name)' has a login or headers, which would be sent to another server; if you "
                            + "trust that server, write \(shown) into \(file) yourself"
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
