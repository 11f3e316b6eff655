import Addressing
import MarkupReading

/// The address of a newsletter's web version, without whatever could say who received it.
struct WebVersion {
    private let text: NewsletterText

    init(for text: NewsletterText) { self.text = text }

    /// Returns the address in the `Archived-At` field (RFC 5064), otherwise of the first link whose text says so; nil
    /// if there is none, or it would mean nothing or too much without its query. (`List-Archive` doesn't count: it is
    /// the address of the list, not of the message.)
    func address(archived: String?, links: [PageLinks.Link], plain: String?) -> String? {
        let archived = archived.map { $0.trimmingPrefix("<").prefix { $0 != ">" } }.map(String.init)
        let named = links.filter { $0.isVisible && PhraseList.webVersions.areIn($0.title ?? "") }.map(\.address)
        return ([archived].compactMap(\.self) + named + Self.named(in: plain ?? "")).lazy.compactMap(cleaned).first
    }

    /// Returns the addresses in lines of plain text that lead to the web version, or right after them.
    private static func named(in text: String) -> [String] {
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.indices.filter { lines[$0].utf8.count <= 250 && PhraseList.webVersions.areIn(lines[$0]) }
            .flatMap { lines[$0...].prefix(2) }
            .flatMap { $0.split { $0.isWhitespace || "<>()[]".contains($0) } }
            .filter { $0.hasPrefix("http://") || $0.hasPrefix("https://") }.map(String.init)
    }

    /// Returns an address that names a single issue, with only the parameters that do so.
    func cleaned(_ address: String) -> String? {
        guard let address = WebAddress(address)?.text, case let parts = AddressParts(address), parts.user == nil,
            let scheme = parts.scheme, let authority = parts.authority, let host = Origin(parts)?.host
        else { return nil }
        let names = parts.segments.map { String(decoding: PercentEncoding.decoded($0), as: UTF8.self) }
        let parameters = parts.parameters.map { String(decoding: $0, as: UTF8.self) }
        let isMailchimp = Self.mailchimp.contains { host == $0 || host.hasSuffix("." + $0) }
        guard isMailchimp || !names.contains(where: Self.isKey) else { return nil }
        let kept = parameters.filter { Self.namesIssue(parameter: $0, isMailchimp: isMailchimp) }
        guard !kept.isEmpty || names.last.map(Self.namesIssue) == true else { return nil }
        let plain = [scheme, Array("://".utf8)[...], authority, parts.path].joined()
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        let cleaned = String(decoding: Array(plain), as: UTF8.self) + query
        return text.holdsReader(names.joined(separator: " ")) ? nil : cleaned
    }

    /// Mailchimp's hosts. Their paths and the parameters `u` and `id` have keys of the sender and the issue; only `e`
    /// is the reader's.
    private static let mailchimp = ["mailchi.mp", "campaign-archive.com"]
    private static let issueParameters: Set = ["p", "post", "issue", "edition", "number", "article"]

    private static func namesIssue(parameter: String, isMailchimp: Bool) -> Bool {
        let halves = parameter.split(separator: "=", maxSplits: 1)
        guard halves.count == 2, halves[1].utf8.allSatisfy(\.isLetterOrDigit) else { return false }
        if isMailchimp { return halves[0] == "u" || halves[0] == "id" }
        return issueParameters.contains(halves[0].lowercased()) && halves[1].count < 10
            && halves[1].allSatisfy(\.isNumber)
    }

    /// Returns whether a path component is of one issue: its number or date, or words of its title.
    private static func namesIssue(_ name: String) -> Bool {
        let stem = name.split(separator: ".").first ?? ""
        let words = stem.split { !$0.isLetter && !$0.isNumber }
        if words.allSatisfy({ $0.allSatisfy(\.isNumber) }) { return !words.isEmpty }
        return words.count > 1 && !PhraseList.webVersions.areIn(words.joined(separator: " "))
    }

    /// Returns whether a path component may be a key: letters and digits mixed at a length, or several times, that
    /// readable names ("covid19", "g20") don't have.
    private static func isKey(_ name: String) -> Bool {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let mixed = words.filter { $0.contains(where: \.isNumber) && $0.contains(where: \.isLetter) }
        return mixed.count > 2 || mixed.contains { $0.count > 7 } || words.contains { $0.count > 24 }
            || words.contains { $0.count > 9 && $0.allSatisfy(\.isNumber) }
    }
}
