internal import Fetching
public import Newsroom

/// A document that is no feed, such as a subscription list.
public struct FetchedDocument: Sendable {
    public let bytes: [UInt8]
    /// The connection ended before all of it had come.
    public let isCutOff: Bool
}

extension FeedFinder {
    /// Fetches a document from the web.
    ///
    /// - Throws: why it did not come; nil if what is there is a feed itself.
    public func document(at address: String) async throws(MissingDocument) -> FetchedDocument {
        switch await ask(for: [address]).first {
        case .other(let body, _): return FetchedDocument(bytes: body.bytes, isCutOff: body.problem != nil)
        case .feed: throw MissingDocument(failure: nil)
        case .failed(let failure, _): throw MissingDocument(failure: failure)
        case nil:
            throw MissingDocument(failure: Failure(stage: .fetching, source: "", reason: Message(.noDocument)))
        }
    }
}

/// Why there is no document at an address.
public struct MissingDocument: Error {
    /// nil if there is a feed.
    public let failure: Failure?
}
