import CCMarkGFM
import CMarkdownMemory
internal import Foundation

/// Bare URLs and e-mail addresses, which Markdown readers turn into links automatically (GitHub Flavored Markdown,
/// "Autolinks").
enum BareAddresses {
    /// Returns the ranges of URLs and e-mail addresses, in order.
    static func ranges(in text: String) -> [Range<String.Index>] {
        // Most texts have none, and compiling the pattern takes longer than rendering a card.
        mayBeIn(text) ? text.ranges(of: pattern) : []
    }

    /// Returns whether a text has any of the signs that an address must contain: "@", "://" or "www.".
    private static func mayBeIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.contains { place in
                switch bytes[place] {
                case UInt8(ascii: "@"): true
                case UInt8(ascii: ":"): bytes[place...].starts(with: "://".utf8)
                case UInt8(ascii: "."): bytes[..<place].suffix(3).elementsEqual("www".utf8) { $0 | 0x20 == $1 }
                default: false
                }
            }
        }
    }

    /// The pattern of an address. It excludes backticks, which would end the code span around it, and trailing
    /// punctuation, which belongs to the sentence.
    private static var pattern: Regex<Substring> {
        /(?i)(?:(?:https?|ftp):\/\/|www\.)[^\s`<]*[^\s`<?!.,:;*_~'")\]]|[a-z0-9._+-]+@[a-z0-9_-]+(?:\.[a-z0-9_-]+)+(?:\/[^\s`<]*[^\s`<?!.,:;*_~'")\]])?/
    }
}

extension Document {
    /// Turns addresses outside links into code spans.
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
