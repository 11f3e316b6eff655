import CCMarkGFM
import CMarkdownMemory
internal import Foundation

/// Addresses in text of which readers of Markdown make links unasked (GitHub Flavored Markdown, "Autolinks").
enum BareAddresses {
    /// The places of addresses of pages and mailboxes, in their order.
    static func ranges(in text: String) -> [Range<String.Index>] {
        // Most text has neither.
        guard text.utf8.contains(UInt8(ascii: "@")) || text.utf8.contains(UInt8(ascii: ":")) || text.contains(/[wW]\./)
        else { return [] }
        return text.ranges(of: pattern)
    }

    /// A backtick would end the code that an address becomes; punctuation at its end belongs to the sentence.
    private static var pattern: Regex<Substring> {
        /(?i)(?:(?:https?|ftp):\/\/|www\.)[^\s`<]*[^\s`<?!.,:;*_~'")\]]|[a-z0-9._+-]+@[a-z0-9_-]+(?:\.[a-z0-9_-]+)+(?:\/[^\s`<]*[^\s`<?!.,:;*_~'")\]])?/
    }
}

extension Document {
    /// Makes code of the addresses in text, outside of links.
    func quoteAddresses() {
        consolidateText()
        for node in nodes(where: { $0 == CMARK_NODE_TEXT }) where !isInLink(node) {
            guard let literal = cmark_node_get_literal(node).map({ String(cString: $0) }) else { continue }
            let ranges = BareAddresses.ranges(in: literal)
            guard !ranges.isEmpty else { continue }
            var (last, place) = (node, literal.startIndex)
            func add(_ kind: cmark_node_type, _ text: Substring) {
                guard !text.isEmpty, let new = cmark_node_new_with_mem(kind, pulse_markdown_memory()) else { return }
                cmark_node_set_literal(new, String(text))
                cmark_node_insert_after(last, new)
                last = new
            }
            for range in ranges {
                add(CMARK_NODE_TEXT, literal[place..<range.lowerBound])
                add(CMARK_NODE_CODE, literal[range])
                place = range.upperBound
            }
            add(CMARK_NODE_TEXT, literal[place...])
            cmark_node_unlink(node)
            cmark_node_free(node)
        }
    }

    private func isInLink(_ node: OpaquePointer) -> Bool {
        var parent = cmark_node_parent(node)
        while let ancestor = parent {
            if cmark_node_get_type(ancestor) == CMARK_NODE_LINK { return true }
            parent = cmark_node_parent(ancestor)
        }
        return false
    }
}
