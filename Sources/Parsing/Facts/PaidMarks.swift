import Addressing
import TextReading

/// The marks by which publishers tell paid articles from free ones, in addresses or at the beginning of titles.
struct PaidMarks: Sendable {
    private struct Mark {
        let host: String
        let subdomain: String
        let text: String

        init?(_ entry: WordLists.Entry) {
            guard let text = entry.meaning, !text.isEmpty else { return nil }
            (host, subdomain, self.text) = (entry.text, "." + entry.text, text.lowercased())
        }

        func isOf(_ host: String) -> Bool { host == self.host || host.hasSuffix(subdomain) }
    }

    private let addresses: [Mark]
    private let titles: [Mark]

    /// The marks in `Rules/lists.txt`.
    static let builtIn = PaidMarks(.builtIn)

    init(_ lists: WordLists) {
        addresses = lists.entries("paid-addresses").compactMap(Mark.init)
        titles = lists.entries("paid-titles").compactMap(Mark.init)
    }

    /// Returns whether an article's address or title has its publisher's mark of paid ones.
    func mark(_ address: String, _ title: String) -> Bool {
        guard let host = Origin(address)?.host else { return false }
        if addresses.contains(where: { $0.isOf(host) && Self.holds(Self.path(of: address), $0.text) }) { return true }
        return titles.contains { $0.isOf(host) && title.lowercased().hasPrefix($0.text) }
    }

    private static func path(of address: String) -> String {
        let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        return rest.drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }.lowercased()
    }

    /// Returns whether a path begins with a mark. A mark that ends in "#" may be anywhere, followed by a digit.
    private static func holds(_ path: String, _ mark: String) -> Bool {
        guard mark.last == "#" else { return path.hasPrefix(mark) }
        return path.ranges(of: mark.dropLast()).contains { range in
            range.upperBound < path.endIndex && ("0"..."9").contains(path[range.upperBound])
        }
    }
}
