internal import Addressing
internal import Newsroom
internal import TextReading

/// Template values for a podcast, video or gallery on a card.
///
/// - `medium` (its kind), `length` ("12:34"), `size`, `image` (the site's own copy)
/// - a file: `address`, `type` and `host`
/// - a player: `frame` and `service`
/// - an episode: `episode`, `chapters` (an address), `marks` (`start`, `at`, `name`), `transcript`
/// - a gallery: `pictures` (links), their `count`, and `hosts`
struct MediumView: TemplateView {
    /// Template values for the start of a chapter.
    struct MarkView: TemplateView {
        let mark: Enclosure.Mark

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "start": mark.start
            case "at": ChapterList.clock(mark.start)
            case "name": mark.title
            default: false
            }
        }
    }

    private let medium: Medium
    private let article: Article
    private let shelf: CardShelf
    private let chapters: [Enclosure.Mark]

    init?(_ article: Article, shelf: CardShelf) {
        guard let medium = Medium(article) else { return nil }
        self.medium = medium
        self.article = article
        self.shelf = shelf
        chapters = article.chapters.filter { !$0.title.isEmpty }
    }

    // Missing values return false rather than nil, or the card's would be used. Unknown names are left to the card.
    func child(named name: String) -> (any TemplateValue)? {
        let file = medium.file
        let value: (any TemplateValue)? =
            switch name {
            case "medium": medium.kind.rawValue
            case "isSound": medium.kind == .sound
            case "isFilm": medium.kind == .film
            case "isPictures": medium.kind == .pictures
            case "address": playable
            case "type": playable == nil ? nil : file?.type
            case "frame": medium.frame?.address
            case "service": medium.frame?.service
            case "host": playable.flatMap(Self.host)
            case "length": file?.duration.map(ChapterList.clock)
            case "size": size
            case "episode": file?.episode.map { shelf.words.wording("media.episode", ["n": $0]) }
            case "chapters": LinkAddress.safe(file?.chapters)
            case "marks": chapters.map(MarkView.init)
            case "hasMarks": !chapters.isEmpty
            case "transcript": LinkAddress.safe(file?.transcript)
            case "pictures":
                medium.pictures.enumerated().map { index, picture in
                    LinkView(name: picture.title ?? "\(index + 1)", address: LinkAddress.safe(picture.url))
                }
            case "count": shelf.words.wording("media.pictures", counting: medium.pictures.count)
            case "hosts":
                Set(medium.pictures.compactMap { Self.host($0.url) }).sorted().joined(separator: ", ").nonEmpty
            case "image": shelf.copy(ofPictureOf: article)
            default: nil
            }
        return value ?? (Self.mayLack.contains(name) ? false as any TemplateValue : nil)
    }

    private static let mayLack: Set = [
        "address", "type", "frame", "service", "host", "hosts", "length", "size", "episode", "chapters", "transcript",
        "image",
    ]

    private var playable: String? {
        medium.frame == nil && medium.isPlayable ? LinkAddress.safe(medium.file?.url) : nil
    }

    /// The file size in megabytes (millions of bytes).
    private var size: LocalisedText? {
        medium.frame == nil
            ? medium.file?.length.map { shelf.words.wording("media.size", ["n": max(1, ($0 + 500_000) / 1_000_000)]) }
            : nil
    }

    static func host(_ address: String) -> String? { Origin(address)?.host }
}
