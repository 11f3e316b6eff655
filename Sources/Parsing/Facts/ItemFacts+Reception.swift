import Addressing
import MarkupReading
import Newsroom

// What readers made of it.
extension ItemFacts {
    /// nil when the feed says nothing of it, as most do.
    var reception: Reception? {
        let reception = Reception(discussion: discussion, comments: comments, views: views)
        return reception == Reception() ? nil : reception
    }

    /// RSS's own `comments`, else Atom's page of replies, else Reddit's thread.
    private var discussion: String? { stated ?? replies ?? thread }

    private var stated: String? {
        guard record.contains(.comments) else { return nil }
        for element in record.top(.comments) {
            // An address has a slash; what has none is no page, though it could be resolved.
            guard let text = record.trimmed(element), text.utf8.contains(UInt8(ascii: "/")) else { continue }
            if let page = addresses.absolute(text, bases: record.bases(of: element)) { return page }
        }
        return nil
    }

    /// RFC 4685, section 4: without a type it is a feed, and of no use to a reader's eyes.
    private var replies: String? {
        for element in record.top(.link) {
            guard record.relates(element, as: "replies"), let link = Link(element, in: record), let type = link.type,
                type.hasPrefix("text/html") || type.hasPrefix("application/xhtml+xml")
            else { continue }
            if let page = addresses.absolute(link.address, bases: record.bases(of: element)) { return page }
        }
        return nil
    }

    private var thread: String? {
        guard record.contains(.relativeLink), let path = record.text([.relativeLink]) else { return nil }
        // Where the item is a thread and no link to elsewhere, its address is known already, host and all.
        if let url, url.hasSuffix(path) { return url }
        return WebAddress(path, base: "https://www.reddit.com/")?.text
    }

    /// RSS's Slash module, RFC 4685's total and Reddit's number, else the count of Atom's replies.
    private var comments: Int? {
        if record.contains(.commentCount) {
            for element in record.top(.commentCount) {
                if let count = record.trimmed(element).flatMap(wholeNumber) { return count }
            }
        }
        guard record.contains(.link) else { return nil }
        return record.top(.link).compactMap { record.number(.count, of: $0) }.max()
    }

    private var views: Int? {
        guard record.contains(.mediaStatistics) else { return nil }
        return record.all(.mediaStatistics).compactMap { record.number(.views, of: $0) }.max()
    }
}
