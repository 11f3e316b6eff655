/// What a server gave with a body so that we need not fetch it again unchanged (RFC 9110, sections 8.8 and 13.1).
public struct Validators: Sendable, Equatable {
    /// The `ETag` header, verbatim, quotes and `W/` included.
    public var entityTag: String?
    /// The `Last-Modified` header, verbatim: it is compared by the server, never by us.
    public var lastModified: String?

    public init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}
