internal import Newsroom

/// The publishers' pictures on the site's pages. If a story's lead has no picture, the story uses one from its other
/// reports wherever it appears.
struct StoryPictures: Sendable {
    /// A picture, and the report it comes from.
    struct Choice: Sendable {
        let view: PictureView
        let brief: Brief
    }

    /// The smallest width of a picture, in pixels. Smaller ones are mostly icons and would be blurred.
    private static let least = 300
    /// The ratios of width to height that suit a wide frame. Portraits and banners would lose too much.
    private static let shapes = 1.05...2.6
    /// Parts of the addresses of logos, avatars and placeholders.
    private static let generic = [
        "avatar", "blank", "default", "favicon", "fallback", "gravatar", "icon", "logo", "noimage", "no-image",
        "placeholder",
    ].map { Array($0.utf8) }

    /// A picture shared by this many stories says nothing about any of them. Two may share a photograph.
    private static let storiesOfGenericPicture = 3

    private let cached: [Article.ID: Picture]
    private let images: SiteSettings.Images
    private let home: String
    /// The addresses of pictures that reports of several stories have: logos and placeholders.
    private let repeated: Set<String>

    init(
        of files: [StoryFile], briefs: some Sequence<Brief>, cached: [Article.ID: Picture], images: SiteSettings.Images,
        home: String
    ) {
        (self.cached, self.images, self.home) = (images == .cached ? cached : [:], images, home)
        guard images != .none else {
            repeated = []
            return
        }
        var stories: [String: Set<Story.ID>] = [:]
        for brief in files.flatMap(\.briefs) + briefs {
            guard let address = brief.article.image else { continue }
            stories[address, default: []].insert(brief.story.id)
        }
        repeated = Set(stories.lazy.filter { $0.value.count >= Self.storiesOfGenericPicture }.map(\.key))
    }

    /// Returns a report's picture. If the report leads the story in a file, this is the story's: the lead's own if
    /// suitable, otherwise the widest of its reports'.
    func picture(of brief: Brief, leading file: StoryFile?) -> Choice? {
        if let own = fitting(brief) { return own }
        guard let file, file.lead.id == brief.id else { return nil }
        var best: Choice?
        for report in file.lenders {
            guard let choice = fitting(report) else { continue }
            if choice.view.width > best?.view.width ?? 0 { best = choice }
        }
        return best
    }

    /// Returns the site's copy of an article's own picture, whatever it shows; nil if there is none.
    func copy(of article: Article) -> PictureView? {
        cached[article.id].map {
            PictureView(address: Address.root + home + $0.path, width: $0.width, height: $0.height)
        }
    }

    /// The files of pictures hosted by the site, without duplicates.
    var files: [Page] {
        let files = Dictionary(cached.values.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        return files.map { Page(path: $0.key, bytes: $0.value) }
    }

    private func fitting(_ brief: Brief) -> Choice? {
        guard let address = brief.article.image, !repeated.contains(address), !Self.isGeneric(address) else {
            return nil
        }
        return view(of: brief.article).map { Choice(view: $0, brief: brief) }
    }

    private func view(of article: Article) -> PictureView? {
        switch images {
        case .none: nil
        case .remote: LinkAddress.safe(article.image).map { PictureView(address: $0, width: 640, height: 360) }
        case .cached:
            copy(of: article).flatMap { picture in
                let shape = Double(picture.width) / Double(max(1, picture.height))
                return picture.width >= Self.least && Self.shapes.contains(shape) ? picture : nil
            }
        }
    }

    /// Whether the last part of an address names a logo, an avatar or a placeholder.
    private static func isGeneric(_ address: String) -> Bool {
        var address = address.lowercased()
        return address.withUTF8 { bytes in
            let path = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
            let name = path[(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)...]
            return name.indices.contains { place in generic.contains { name[place...].starts(with: $0) } }
        }
    }
}

/// Template values for a picture: `address`, and `width` and `height` to reserve space while it loads.
struct PictureView: TemplateView, Encodable {
    let address: String
    let width: Int
    let height: Int

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "address": address
        case "width": String(width)
        case "height": String(height)
        default: nil
        }
    }
}
