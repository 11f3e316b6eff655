import FeedDocumentReading
import Newsroom

// The picture that stands for it.
extension ItemFacts {
    /// The picture that the publisher names: of Media RSS the largest, else an enclosure, else what other
    /// vocabularies have.
    func image(among enclosures: [Enclosure]) -> String? {
        largestMedia ?? enclosures.first { $0.type?.hasPrefix("image/") ?? Self.isPicture($0.url) }?.url ?? otherImage
    }

    private var largestMedia: String? {
        guard record.contains(.mediaContent) || record.contains(.mediaThumbnail) else { return nil }
        var best: (address: String, area: Int)?
        func consider(_ element: Element, _ usual: Int) {
            guard let address = record.attribute(.url, of: element) ?? record.trimmed(element),
                let url = absolute(address)
            else { return }
            let area = area(record.number(.width, of: element), record.number(.height, of: element)) ?? usual
            if area >= Self.smallest, area > best?.area ?? 0 { best = (url, area) }
        }
        for element in record.all(.mediaContent) where isImage(element) { consider(element, Self.usualContent) }
        for element in record.all(.mediaThumbnail) { consider(element, Self.usualThumbnail) }
        return best?.address
    }

    private func area(_ width: Int?, _ height: Int?) -> Int? {
        switch (width, height) {
        case (let width?, let height?): min(width, 10_000) * min(height, 10_000)
        case (let side?, nil), (nil, let side?): min(side, 10_000) * min(side, 10_000) * 2 / 3
        default: nil
        }
    }

    /// Square pixels: what a picture without a size is taken to have, and what is too small to show.
    private static let usualContent = 600 * 400
    private static let usualThumbnail = 240 * 160
    private static let smallest = 48 * 48

    private func isImage(_ element: Element) -> Bool {
        if let medium = record.attribute(.medium, of: element) { return medium == "image" }
        if let type = record.attribute(.type, of: element) { return type.hasPrefix("image/") }
        return record.attribute(.url, of: element).map(Self.isPicture) ?? false
    }

    private var otherImage: String? {
        for element in record.top(.itunesImage) {
            let address = record.attribute(.href, of: element) ?? record.attribute(.url, of: element)
            if let url = (address ?? record.trimmed(element)).flatMap({ addresses.absolute($0) }) { return url }
        }
        for term in [Term.image, .bannerImage, .previewImage, .thumbnail] {
            for element in record.top(term) {
                let address =
                    record.first(.url, in: element).flatMap(record.trimmed) ?? record.attribute(.href, of: element)
                    ?? record.attribute(.url, of: element) ?? record.trimmed(element)
                // Reddit writes its addresses as HTML, and "self" or "nsfw" where there is none.
                guard let plain = address?.withoutReferences, plain.utf8.contains(UInt8(ascii: "/")) else { continue }
                if let url = absolute(plain) { return url }
            }
        }
        return nil
    }

    private static func isPicture(_ address: String) -> Bool {
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let ending = String(decoding: path.suffix(5), as: UTF8.self).lowercased()
        return [".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"].contains { ending.hasSuffix($0) }
    }
}

extension String {
    /// Less what was escaped once too often: no address has a parameter called "amp;page".
    var withoutReferences: String {
        containsMark("&amp;")
            ? split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&") : self
    }
}
