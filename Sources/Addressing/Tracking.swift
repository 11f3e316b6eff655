/// Detection of parameters that tell a publisher how a reader got to a page, and of tracking pixels. They are listed in
/// `Rules/tracking.txt`.
public enum Tracking {
    /// The place where an address was found. Some parameters are certain to be for tracking only in one of these
    /// places.
    public enum Role: Sendable {
        /// A link or picture in a text. Parameters that could matter to the target site are kept.
        case link
        /// The address a feed gives for its own article. Parameters that feeds add are removed too (`?source=rss`).
        case article
    }

    /// Returns an article's address without tracking parameters, otherwise unchanged, for readers to follow. Text that
    /// isn't an http(s) address is returned unchanged.
    public static func removed(fromArticle address: String) -> String {
        let bytes = Array(address.utf8)
        guard bytes.contains(where: AddressParts.isMark), Origin(AddressParts(bytes)) != nil else { return address }
        let rest = removed(from: bytes, as: .article)
        return rest.count == bytes.count ? address : String(decoding: rest, as: UTF8.self)
    }

    /// Returns the address without tracking parameters, including those in its fragment (`#xtor=RSS-1`).
    public static func removed(from address: [UInt8], as role: Role = .link) -> [UInt8] {
        guard let mark = address.firstIndex(where: AddressParts.isMark) else { return address }
        let fragment = address[mark...].firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
        let (query, anchor) = (address[mark..<fragment], address[fragment...])
        // "#feed" and "#source" may be anchors on the page.
        let kept = (query: remainder(of: query, role), anchor: remainder(of: anchor, .link))
        if kept.query.count == query.count, kept.anchor.count == anchor.count { return address }
        return Array(address[..<mark] + kept.query + kept.anchor)
    }

    /// Returns a query `?a=1&b=2` or fragment `#a=1` without its tracking parameters. The leading mark is kept; the
    /// result is empty if no parameter is left.
    private static func remainder(of part: ArraySlice<UInt8>, _ role: Role) -> ArraySlice<UInt8> {
        guard let mark = part.first else { return [] }
        let parameters = part.dropFirst().split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        let kept = parameters.filter { !isTracking($0, as: role) }
        guard kept.count < parameters.count else { return part }
        return kept.isEmpty ? [] : [mark] + kept.joined(separator: [UInt8(ascii: "&")])
    }

    /// Returns whether a parameter (`utm_source=rss`) is only for tracking.
    static func isTracking(_ parameter: ArraySlice<UInt8>, as role: Role) -> Bool {
        let table = TrackingTable.builtIn
        let equals = parameter.firstIndex(of: UInt8(ascii: "=")) ?? parameter.endIndex
        // Servers treat "%75tm_source" like "utm_source". All names in the table are short.
        let written = PercentEncoding.decoded(parameter[..<equals].prefix(3 * 40)).prefix(40)
        var name = written.map(\.smallLetter)[...]
        // Escaped twice: "?a=1&amp;amp;utm_source=rss".
        while name.starts(with: "amp;".utf8) { name = name.dropFirst(4) }
        // Seen in the wild: "#xtor-RSS-1".
        if name.starts(with: "xtor-".utf8) || table.names.contains(name) { return true }
        guard role == .article else { return false }
        if table.namesFromFeeds.contains(name) { return true }
        guard table.namesByValue.contains(name) else { return false }
        let value = PercentEncoding.decoded(parameter[equals...].dropFirst()).map(\.smallLetter)
        return value.isEmpty || table.values.contains(value[...])
    }

    /// Returns whether the picture at an absolute address has no visible content, because it is a tracking pixel or a
    /// placeholder.
    public static func showsNothing(_ address: [UInt8]) -> Bool {
        let parts = AddressParts(address)
        let name = parts.path.suffix(while: { $0 != UInt8(ascii: "/") })
        let table = TrackingTable.builtIn
        if name.count < 20, table.emptyPictures.contains(name.map(\.smallLetter)[...]) { return true }
        return table.counters.contains { $0.matches(host: parts.authority ?? [], path: parts.path) }
    }
}

extension ArraySlice<UInt8> {
    /// Returns the longest suffix in which every byte passes.
    fileprivate func suffix(while passes: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[((lastIndex { !passes($0) } ?? startIndex - 1) + 1)...]
    }
}
