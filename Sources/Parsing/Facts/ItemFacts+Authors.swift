import MarkupReading

// Authors.
extension ItemFacts {
    /// The names from the most trusted element that names anyone, in document order. E-mail addresses are used only if
    /// there is no name (seen in the wild: the station's address as `author`, the presenter in `itunes:author`).
    var authors: [String] {
        var addresses: [String] = []
        for kind in [FeedTerm.creator, .author, .itunesAuthor] where record.contains(kind) {
            let names = record.top(kind).compactMap(name).unique.bounded
            if names.contains(where: { !$0.utf8.contains(UInt8(ascii: "@")) }) { return names }
            if addresses.isEmpty { addresses = names }
        }
        for others in [credited, hosts] where !others.isEmpty { return others }
        return addresses
    }

    /// Authors in Media RSS, which credits everyone involved; authors have the role "author".
    private var credited: [String] {
        guard record.contains(.mediaCredit) else { return [] }
        return record.top(.mediaCredit).filter { record.attribute(.role, of: $0)?.lowercased() == "author" }
            .compactMap(record.trimmed).unique.bounded
    }

    /// Hosts in Podcasting 2.0. A person without a role is a host; guests are the subject of an episode, not its
    /// authors.
    private var hosts: [String] {
        guard record.contains(.person) else { return [] }
        let hosts = record.top(.person).filter { person in
            let role = record.attribute(.role, of: person)?.lowercased() ?? ""
            return role.isEmpty || role == "host" || role == "co-host"
        }
        return hosts.compactMap(record.trimmed).unique.bounded
    }

    private func name(_ element: Element) -> String? {
        for part in [FeedTerm.name, .email, .uri] where record.contains(part) {
            if let found = record.first(part, in: element).flatMap(record.trimmed) { return found }
        }
        return record.trimmed(element).map(Self.name)
    }

    /// Returns the name from an RSS author, which should be an address but may include a name: "jo@example.org (Jo
    /// Smith)", "Jo Smith <jo@example.org>".
    private static func name(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
        if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
            // Some write it the other way round: "Jo Smith (jo@example.org)".
            let inside = text[text.index(after: open)..<close].trimmed
            let name = inside.utf8.contains(UInt8(ascii: "@")) ? text[..<open].trimmed : inside
            if !name.isEmpty { return name }
        }
        if let open = text.firstIndex(of: "<") {
            let name = text[..<open].trimmed
            if !name.isEmpty { return name }
        }
        // "jo@example.org Jo Smith"
        let words = text.split(separator: " ").filter { !$0.contains("@") }
        return words.isEmpty ? text : words.joined(separator: " ")
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var rest = drop { $0.isWhitespace || $0 == "\"" }
        while let last = rest.last, last.isWhitespace || last == "\"" { rest.removeLast() }
        return String(rest)
    }
}
