import Addressing
import MarkupReading
import Newsroom

// Comments and views.
extension ItemFacts {
    /// The comment and view counts; nil if the feed has none, as is usual.
    var reception: Reception? {
        let reception = Reception(discussion: discussion, comments: comments, views: views)
        return reception == Reception() ? nil : reception
    }

    /// The discussion page: RSS's `comments`, otherwise Atom's replies page, otherwise the Reddit thread.
    private var discussion: String? { stated ?? replies ?? thread }

    private var stated: String? {
        guard record.contains(.comments) else { return nil }
        for element in record.top(.comments) {
            // An address contains a slash; anything else isn't a page, even if it could be resolved.
            guard let text = record.trimmed(element), text.utf8.contains(UInt8(ascii: "/")) else { continue }
            if let page = addresses.absolute(text, bases: record.bases(of: element)) { return page }
        }
        return nil
    }

    /// The replies page (RFC 4685, section 4). Without a type the link is to a feed, which is no use to readers.
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
        // If the item is a thread rather than a link elsewhere, its full address is already known.
        if let url, url.hasSuffix(path) { return url }
        return WebAddress(path, base: "https://www.reddit.com/")?.text
    }

    /// The number of comments from RSS's Slash module, RFC 4685's total or Reddit, otherwise from Atom's replies link.
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
