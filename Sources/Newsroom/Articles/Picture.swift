/// A publisher's picture as the site keeps it: small, without anything but its pixels.
public struct Picture: Sendable, Equatable {
    /// From the site's root: named by what is in it, so that the same picture has the same address.
    public var path: String
    /// Pixels.
    public var width: Int
    public var height: Int
    /// A JPEG.
    public var bytes: [UInt8]

    public init(path: String, width: Int, height: Int, bytes: [UInt8]) {
        self.path = path
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
