/// The bytes of a feed as they came, decompressed, and what the server said about them.
public struct FeedBody: Sendable {
    public var bytes: [UInt8]
    /// The `Content-Type` header, verbatim.
    public var contentType: String?
    /// The address that answered, after redirects: the base for relative links.
    public var url: String
    public var validators: Validators

    public init(bytes: [UInt8], contentType: String? = nil, url: String, validators: Validators = Validators()) {
        self.bytes = bytes
        self.contentType = contentType
        self.url = url
        self.validators = validators
    }
}
