internal import Foundation
internal import Newsroom

/// The raw body of a feed, stored next to a run's journal.
struct StoredBody: Sendable {
    let source: FeedSource.ID
    let body: FeedBody

    /// The stored form: a line of JSON metadata, then the bytes.
    var record: [UInt8]? {
        let head = Head(source: source, contentType: body.contentType, url: body.url, count: body.bytes.count)
        guard let line = try? JSONEncoder().encode(head) else { return nil }
        return line + [UInt8(ascii: "\n")] + body.bytes
    }

    /// Reads concatenated records in order; the latest of a feed counts. Ignores a record cut off by a crash.
    static func all(in records: Data) -> [StoredBody] {
        var bodies: [StoredBody] = []
        var rest = records
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(Head.self, from: rest[..<end]),
            0...(rest.endIndex - end - 1) ~= head.count
        {
            let bytes = rest[rest.index(after: end)...].prefix(head.count)
            bodies.append(
                StoredBody(
                    source: head.source,
                    body: FeedBody(bytes: [UInt8](bytes), contentType: head.contentType, url: head.url)))
            rest = rest[bytes.endIndex...]
        }
        return bodies
    }

    private struct Head: Codable {
        let source: FeedSource.ID
        let contentType: String?
        let url: String
        /// The number of bytes that follow.
        let count: Int
    }
}
