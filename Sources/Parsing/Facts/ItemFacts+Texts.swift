import FoundationEssentials
import MarkupReading

// Summary and content.
extension ItemFacts {
    var summary: FeedText? { summaryElement.map(text) }

    private var summaryElement: Element? {
        for term in format.summary {
            for element in record.top(term) where !isBlank(element) { return element }
        }
        return nil
    }

    /// The longest text in the most trusted element that has any.
    var content: FeedText? {
        for term in format.content {
            var fullest: Element?
            for element in record.top(term) where !isBlank(element) && !isElsewhere(element) {
                if let best = fullest, record.length(of: element) < record.length(of: best) { continue }
                fullest = element
            }
            if let fullest { return text(fullest) }
        }
        return fuller.map(text)
    }

    private var fuller: Element? {
        guard var fullest = summaryElement else { return nil }
        let length = record.length(of: fullest)
        for term in format.fuller {
            for element in record.top(term) where record.length(of: element) > record.length(of: fullest) {
                fullest = element
            }
        }
        return record.length(of: fullest) > length ? fullest : nil
    }

    private func isBlank(_ element: Element) -> Bool { record.withTrimmedBytes(of: element) { $0.isEmpty } }

    /// Returns whether the content is out of line (RFC 4287, section 4.1.3.2) or binary data.
    private func isElsewhere(_ element: Element) -> Bool {
        if record.attribute(.source, of: element) != nil { return true }
        return isFile(element) && !(isBase64(element) && decoded(element) != nil)
    }

    /// Returns whether the type is a file's rather than a text's.
    func isFile(_ element: Element) -> Bool {
        type(element).map { $0.contains("/") && !$0.hasPrefix("text/") && !$0.contains("html") } ?? false
    }

    func type(_ element: Element) -> String? { record.attribute(.type, of: element)?.lowercased() }

    private func text(_ element: Element) -> FeedText {
        var text = isBase64(element) ? decoded(element) ?? "" : record.text(of: element)
        // Reddit escapes its HTML once more, unless called with raw_json=1.
        if FeedTerm(rawValue: element.code) == .selfText, !text.utf8.contains(UInt8(ascii: "<")) {
            text = Self.unescaped(text)
        } else if element.containsTags, type(element) == "html", let inner = Self.escapedInDiv(text) {
            text = Self.unescaped(inner)
        }
        return isHTML(element, text)
            ? FeedText(html: text, bases: record.bases(of: element)) : FeedText(plain: text)
    }

    private static func unescaped(_ text: String) -> String {
        var text = text
        for (escaped, plain) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacing(escaped, with: plain)
        }
        return text
    }

    /// Returns the escaped HTML inside an unescaped `div` (seen in the wild: TypePad entries).
    private static func escapedInDiv(_ text: String) -> String? {
        guard text.hasPrefix("<div"), text.hasSuffix("</div>"), text.containsMark("&lt;"),
            let open = text.utf8.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let inner = text[text.utf8.index(after: open)...].dropLast("</div>".count)
        return inner.utf8.contains(UInt8(ascii: "<")) ? nil : String(inner)
    }

    /// Returns whether the content is Base64 (Atom 0.3, section 3.1.2; for anything but text, RFC 4287, section
    /// 4.1.3.3).
    func isBase64(_ element: Element) -> Bool {
        record.says(.mode, "base64", of: element) || type(element) == "application/octet-stream"
    }

    /// Decodes Base64; nil if it is invalid or not text.
    func decoded(_ element: Element) -> String? {
        let letters = record.text(of: element).utf8.filter { $0 > 0x20 }
        return Data(base64Encoded: Data(letters)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private func isHTML(_ element: Element, _ text: String) -> Bool {
        if element.containsTags { return true }
        switch FeedTerm(rawValue: element.code) {
        case .contentHTML, .selfText, .encoded: return true
        case .contentText: return false
        default: break
        }
        switch type(element) {
        // Atom "plain text" with end tags is HTML (seen in the wild: `type` left out).
        case nil, "": return format.isTextHTML || text.containsMark("</")
        case "text", "text/plain": return format.isTextHTML || text.containsMark("</")
        default: return true
        }
    }
}
