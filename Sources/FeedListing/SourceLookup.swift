internal import Addressing
internal import Configuring
public import Newsroom

/// A lookup of sources by name, id, feed address or site address.
public struct SourceLookup: Sendable {
    private let sources: [FeedSource]

    public init(_ sources: [FeedSource]) { self.sources = sources }

    /// Returns the index of a source in the list.
    ///
    /// - Throws: `UnknownSource` if no source matches, or several do.
    public func place(of name: String) throws(UnknownSource) -> Int {
        let wanted = name.lowercased()
        let address = comparableAddress(name.contains("://") ? name : "https://" + name)
        let readings: [(FeedSource) -> Bool] = [
            { $0.id == name }, { $0.name.lowercased() == wanted }, { comparableAddress($0.feed) == address },
            { $0.site.map(comparableAddress) == address },
        ]
        for isMeant in readings {
            let places = sources.indices.filter { isMeant(sources[$0]) }
            if let place = places.first, places.count == 1 { return place }
            if places.count > 1 {
                throw UnknownSource("'\(name)' is the site of several sources; name one of \(named(places))")
            }
        }
        throw UnknownSource("there is no source '\(name)'\(hint(for: wanted))")
    }

    /// Returns the source with this feed address in any spelling, or nil.
    public func source(at feed: String) -> FeedSource? {
        sources.first { comparableAddress($0.feed) == comparableAddress(feed) }
    }

    private func hint(for wanted: String) -> String {
        let holding = sources.indices.filter { sources[$0].name.lowercased().contains(wanted) }
        if !holding.isEmpty, !wanted.isEmpty { return "; did you mean \(named(holding))?" }
        return nearMiss(of: wanted, among: sources.map(\.name) + sources.map(\.id)).map { "; did you mean '\($0)'?" }
            ?? "; pulse list shows all sources"
    }

    private func named(_ places: [Int]) -> String {
        places.prefix(5).map { "'\(sources[$0].name)'" }.joined(separator: ", ")
            + (places.count > 5 ? " and \(places.count - 5) more" : "")
    }
}

/// An error for a name that matches no source, or several, with the reason in one line.
public struct UnknownSource: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
