internal import Fetching
public import Newsroom

/// A document that isn't a feed, such as a subscription list.
public struct FetchedDocument: Sendable {
    public let bytes: [UInt8]
    /// Whether the connection ended before the document was complete.
    public let isCutOff: Bool
}

extension FeedFinder {
    /// Fetches a document from the web.
    ///
    /// - Throws: the reason for a failure; it is nil if there is a feed at the address.
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

/// An error for an address without a document.
public struct MissingDocument: Error {
    /// The reason; nil if there is a feed instead.
    public let failure: Failure?
}
