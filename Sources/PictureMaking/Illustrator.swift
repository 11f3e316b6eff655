internal import Dispatch
public import Newsroom
internal import Synchronization

/// Makes the site's pictures: publishers' photographs made small, and cards for shared links.
public struct Illustrator: Sendable {
    /// Pixels; a card's picture is never shown wider.
    private let width: Int
    private let decoder: PictureDecoder?

    /// - Parameter decoder: the command that starts a worker which decodes publishers' pictures (`PictureWorker`); nil to
    ///   decode them in this process, as is right for pictures that are trusted.
    public init(width: Int = 640, decodingBy decoder: [String]? = nil) {
        self.width = width
        self.decoder = decoder.map { PictureDecoder(command: $0) }
    }

    /// A publisher's picture as a page shows it, under a name made of what is in it.
    ///
    /// - Parameter source: the feed that named it.
    /// - Throws: why it is no picture to show; asking for it again would change nothing.
    public func picture(from bytes: [UInt8], of source: FeedSource.ID) throws(Failure) -> Picture {
        do throws(PictureProblem) {
            let resized = try resized(bytes)
            return Picture(
                path: "assets/images/\(resized.digest.prefix(20)).jpg", width: resized.width, height: resized.height,
                bytes: resized.jpeg)
        } catch {
            throw Failure(stage: .illustrating, source: source, reason: Self.reason(for: error))
        }
    }

    /// The cards as files, in their order; those that could not be drawn are left out.
    public func pages(of cards: [ShareCard]) -> [Page] {
        let drawn = Mutex<[Int: Page]>([:])
        DispatchQueue.concurrentPerform(iterations: cards.count) { index in
            let card = cards[index]
            let colour = Int(card.colour.dropFirst(), radix: 16) ?? 0
            let picture = DrawnCard(
                title: card.title, kicker: card.kicker, signature: card.signature, colour: colour,
                width: ShareCard.width, height: ShareCard.height)
            guard let picture else { return }
            drawn.withLock { $0[index] = Page(path: card.path, bytes: picture.png) }
        }
        let pages = drawn.withLock { $0 }
        return cards.indices.compactMap { pages[$0] }
    }

    private func resized(_ bytes: [UInt8]) throws(PictureProblem) -> ResizedPicture {
        guard let decoder else { return try ResizedPicture(of: bytes, widthLimit: width) }
        return try decoder.picture(of: bytes, widthLimit: width)
    }

    private static func reason(for problem: PictureProblem) -> Message {
        switch problem {
        case .unknownFormat: Message(.noPicture)
        case .tooLarge: Message(.largePicture)
        case .tooSmall: Message(.smallPicture)
        case .damaged: Message(.damagedPicture)
        case .deadly: Message(.deadlyPicture)
        case .noDecoder: Message(.noDecoder)
        }
    }
}
