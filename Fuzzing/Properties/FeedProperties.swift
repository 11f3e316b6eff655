import Newsroom
import Parsing

/// A feed is read or refused in words; what is read has web addresses, dates of our era and harmless HTML, and is no
/// longer than a small multiple of what came.
enum FeedProperties {
    private static let contentTypes: [String?] = [
        nil, "application/rss+xml; charset=utf-8", "text/xml; charset=iso-8859-1", "application/xml; charset=utf-16",
        "application/feed+json", "text/html; charset=gb18030", "text/xml; charset=Shift_JIS", "text/xml; charset=x",
    ]

    /// The last byte, when it is no text, chooses the content type.
    static func complaint(about input: [UInt8]) -> String? {
        let last = input.last.map(Int.init) ?? 0
        return complaint(about: input, of: last < contentTypes.count ? contentTypes[last] : nil)
    }

    static func complaint(aboutJSON input: [UInt8]) -> String? { complaint(about: input, of: "application/feed+json") }

    private static func complaint(about input: [UInt8], of type: String?) -> String? {
        let body = FeedBody(bytes: input, contentType: type, url: "https://news.example/feeds/all.xml")
        do throws(Failure) {
            return complaint(about: try FeedParser().feed(from: body, of: "source"), from: input.count)
        } catch {
            let isShort = error.reason.values.values.allSatisfy { value in
                if case .text(let text) = value { text.utf8.count <= 8192 } else { true }
            }
            let isClear = error.stage == .parsing && isShort
            return isClear ? nil : "a failure that says nothing: \(error)"
        }
    }

    private static func complaint(about feed: Feed, from count: Int) -> String? {
        if feed.items.count > count { return "\(feed.items.count) items from \(count) bytes" }
        var size = 0
        for item in feed.items {
            for address in [item.url, item.image].compactMap({ $0 }) + item.enclosures.map(\.url) {
                if let complaint = AddressProperties.complaint(aboutAddress: address) { return complaint }
            }
            for moment in [item.published, item.updated].compactMap({ $0 }) {
                if let complaint = DateProperties.complaint(aboutMoment: moment) { return complaint }
            }
            for prose in [item.summary, item.content].compactMap({ $0 }) {
                if let complaint = HTMLJudge.complaint(about: prose.html) { return complaint }
                size += prose.html.utf8.count + prose.text.utf8.count
            }
            size += item.title.utf8.count
        }
        if let address = feed.url, let complaint = AddressProperties.complaint(aboutAddress: address) {
            return complaint
        }
        return size > 200 * count + 1000 ? "\(size) bytes from \(count)" : nil
    }
}
