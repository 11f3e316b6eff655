/// Why bytes make no picture that a page could show.
public enum PictureProblem: Error, Sendable, Equatable {
    /// Neither JPEG, PNG, GIF, WebP nor AVIF, whatever the server calls it; or a kind that this machine cannot read.
    case unknownFormat
    /// It would decode to more pixels than anybody needs.
    case tooLarge
    /// A mark, a logo, a counter's pixel.
    case tooSmall
    /// It breaks off, or is not what its first bytes say.
    case damaged
}
