internal import Dispatch
public import Newsroom
internal import Synchronization

/// Makes the site's pictures: scaled-down photographs from publishers, and share cards.
public struct Illustrator: Sendable {
    /// The maximum width in pixels; cards never show pictures wider.
    private let width: Int
    private let decoder: PictureDecoder?

    /// - Parameter decoder: the command that starts a worker to decode publishers' pictures (`PictureWorker`); nil to
    ///   decode in this process, which is only right for trusted pictures.
    public init(width: Int = 640, decodingBy decoder: [String]? = nil) {
        self.width = width
        self.decoder = decoder.map { PictureDecoder(command: $0) }
    }

    /// Returns a publisher's picture as shown on pages, named after its content hash.
    ///
    /// - Parameter source: the feed it comes from.
    /// - Throws: the reason it cannot be shown; fetching it again would not help.
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

    /// Draws share cards and returns their files, in order; cards that cannot be drawn are left out.
    public func pages(of cards: [ShareCard]) -> [Page] {
        let drawn = Mutex<[Int: Page]>([:])
        DispatchQueue.concurrentPerform(iterations: cards.count) { index in
            let card = cards[index]
            let colour = Int(card.colour.dropFirst(), radix: 16) ?? 0
            let picture = DrawnCard(
                title: card.title, headlines: card.headlines, kicker: card.kicker, signature: card.signature,
                colour: colour, width: ShareCard.width, height: ShareCard.height)
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
