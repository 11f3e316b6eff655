internal import Newsroom

/// The pictures of an edition's articles.
struct PictureReading: Sendable {
    let pictures: [Article.ID: Picture]
    /// How many were read in this run.
    let read: Int
    /// Why others could not be, in this run.
    let failures: [Failure]

    static let none = PictureReading(pictures: [:], read: 0, failures: [])
}
