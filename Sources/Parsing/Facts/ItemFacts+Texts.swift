import MarkupReading

// The summary and the content.
extension ItemFacts {
    var summary: FeedText? { summaryElement.map(text) }

    private var summaryElement: Element? {
        for term in format.summary {
            for element in record.top(term) where !isBlank(element) { return element }
        }
        return nil
    }

    /// The fullest of the candidates of the most trusted kind that has any.
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

    /// Out-of-line content (RFC 4287, section 4.1.3.2), and content that is data.
    private func isElsewhere(_ element: Element) -> Bool {
        if record.attribute(.source, of: element) != nil { return true }
        return type(element).map {
            $0.contains("/") && !$0.hasPrefix("text/") && !$0.contains("xhtml") && !$0.contains("html")
        }
            ?? false
    }

    private func type(_ element: Element) -> String? { record.attribute(.type, of: element)?.lowercased() }

    private func text(_ element: Element) -> FeedText {
        let text = record.text(of: element)
        return isHTML(element, text)
            ? FeedText(html: text, bases: record.bases(of: element)) : FeedText(plain: text)
    }

    private func isHTML(_ element: Element, _ text: String) -> Bool {
        if element.holdsTags { return true }
        switch Term(rawValue: element.code) {
        case .contentHTML, .selfText, .encoded: return true
        case .contentText: return false
        default: break
        }
        switch type(element) {
        // Atom's plain text that holds end tags is HTML all the same (seen in the wild: `type` left out).
        case nil, "": return format.isTextHTML || text.holds("</")
        case "text", "text/plain": return format.isTextHTML || text.holds("</")
        default: return true
        }
    }
}
