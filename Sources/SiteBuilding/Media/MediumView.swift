internal import Addressing
internal import Newsroom

/// What can be heard, watched or looked through, as its card shows it: `medium` (its kind); `address` and `type` of a file, `frame` and
/// `service` of a player, `playsAt` (where else it plays), `length` ("12:34"), `size`, `episode`, `chapters` (an address),
/// `marks` (`start`, `at`, `name`), `transcript`, `pictures` (links) with their `count` and the `hosts` that keep them; `image` (the site's own copy).
struct MediumView: TemplateView {
    /// Where a chapter begins.
    struct MarkView: TemplateView {
        let mark: Enclosure.Mark

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "start": mark.start
            case "at": Self.clock(mark.start)
            case "name": mark.title
            default: false
            }
        }

        /// "1:02:03", "0:07".
        static func clock(_ seconds: Int) -> String {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
            return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
        }
    }

    private let medium: Medium
    private let article: Article
    private let shelf: CardShelf

    init?(_ article: Article, shelf: CardShelf) {
        guard let medium = Medium(article) else { return nil }
        self.medium = medium
        self.article = article
        self.shelf = shelf
    }

    // What it lacks must not be looked up around it; what it does not know is the card's.
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
            case "length": file?.duration.map(MarkView.clock)
            case "size": size
            case "episode": file?.episode.map { shelf.words.wording("media.episode", ["n": $0]) }
            case "chapters": LinkAddress.safe(file?.chapters)
            case "marks": (file?.marks ?? []).filter { !$0.title.isEmpty }.map(MarkView.init)
            case "hasMarks": !(file?.marks ?? []).isEmpty
            case "transcript": LinkAddress.safe(file?.transcript)
            case "pictures":
                medium.pictures.enumerated().map { index, picture in
                    LinkView(name: picture.title ?? "\(index + 1)", address: LinkAddress.safe(picture.url))
                }
            case "count": shelf.words.wording("media.pictures", counting: medium.pictures.count)
            case "hosts":
                Set(medium.pictures.compactMap { Self.host($0.url) }).sorted().joined(separator: ", ").nonEmpty
            case "image": shelf.settings.images == .cached ? shelf.picture(of: article) : nil
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

    /// In millions of bytes, as the web counts.
    private var size: LocalisedText? {
        medium.frame == nil
            ? medium.file?.length.map { shelf.words.wording("media.size", ["n": max(1, ($0 + 500_000) / 1_000_000)]) }
            : nil
    }

    static func host(_ address: String) -> String? { Origin(address)?.host }
}
