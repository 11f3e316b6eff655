import Addressing
import MarkdownRendering

/// An address that we let through is one of the web's, says the same when it is read again, and cannot leave the
/// attribute or the Markdown that it stands in.
enum AddressProperties {
    /// Up to the first line break the reference, behind it the base.
    static func complaint(about input: [UInt8]) -> String? {
        let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let reference = String(decoding: parts.first ?? [], as: UTF8.self)
        let base = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
        if let address = WebAddress(reference, base: base) {
            if let complaint = complaint(aboutAddress: address.text) { return complaint }
            guard WebAddress(address.text) == address else { return "\(address.text) is not stable" }
            let bare = Tracking.removed(from: Array(address.text.utf8))
            let text = String(decoding: bare, as: UTF8.self)
            if let complaint = complaint(aboutAddress: text) { return complaint }
            guard Tracking.removed(from: bare) == bare else { return "\(text) still tracks" }
            guard canonicalAddress(address.text).utf8.starts(with: "https://".utf8) else {
                return "\(address.text) lost its scheme"
            }
        }
        let canonical = canonicalAddress(reference)
        guard canonicalAddress(canonical) == canonical else {
            return "\(canonical.debugDescription) became \(canonicalAddress(canonical).debugDescription)"
        }
        return linkAddress(reference).flatMap(complaint(aboutDestination:))
    }

    static func complaint(aboutAddress address: String) -> String? {
        let isWeb = address.utf8.starts(with: "http://".utf8) || address.utf8.starts(with: "https://".utf8)
        let isQuiet = address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"\"<>\\`".utf8.contains($0) }
        return isWeb && isQuiet ? nil : "\(address.debugDescription) is no web address"
    }

    private static func complaint(aboutDestination destination: String) -> String? {
        if let complaint = complaint(aboutAddress: destination) { return complaint }
        for markdown in ["[x](\(destination))", "[x](<\(destination)>)", "| a |\n|---|\n| [x](\(destination)) |"] {
            let html = MarkdownRenderer().html(from: markdown)
            let links = pieces(of: Array(html.utf8), between: Array("<a href=\"".utf8), and: Array("\">x</a>".utf8))
            guard links.count == 1, links[0].starts(with: "http".utf8), !links[0].contains(UInt8(ascii: "\"")) else {
                return "\(markdown.debugDescription) became \(html.debugDescription)"
            }
        }
        return nil
    }

    private static func pieces(
        of text: [UInt8], between opening: [UInt8], and closing: [UInt8]
    ) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = text[...]
        while let start = rest.firstRange(of: opening), let end = rest[start.upperBound...].firstRange(of: closing) {
            pieces.append(rest[start.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return pieces
    }
}
