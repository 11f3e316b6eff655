import MarkupReading
import Newsroom

// The main picture.
extension ItemFacts {
    /// Returns the picture the publisher names: the largest in Media RSS, otherwise an enclosure, otherwise one from
    /// another vocabulary.
    func image(among enclosures: [Enclosure]) -> String? {
        let enclosure = enclosures.first {
            PictureAddress.isPicture($0.url, type: $0.type) && PictureAddress.mayIllustrate($0.url)
        }
        return largestMedia ?? enclosure?.url ?? otherImage
    }

    private var largestMedia: String? {
        guard record.contains(.mediaContent) || record.contains(.mediaThumbnail) else { return nil }
        var best: (address: String, area: Int)?
        func consider(_ element: Element, _ usual: Int) {
            guard let address = record.attribute(.url, of: element) ?? record.trimmed(element),
                let url = absolute(address), PictureAddress.mayIllustrate(url)
            else { return }
            var area = area(record.number(.width, of: element), record.number(.height, of: element)) ?? usual
            // Media RSS marks the preferred picture.
            if area >= Self.smallest, record.says(.isDefault, "true", of: element) { area += Self.largest }
            if area >= Self.smallest, area > best?.area ?? 0 { best = (url, area) }
        }
        for element in record.all(.mediaContent) where isImage(element) { consider(element, Self.usualContent) }
        for element in record.all(.mediaThumbnail) { consider(element, Self.usualThumbnail) }
        return best?.address
    }

    private func area(_ width: Int?, _ height: Int?) -> Int? {
        switch (width, height) {
        case (let width?, let height?): min(width, Self.longest) * min(height, Self.longest)
        case (let side?, nil), (nil, let side?): min(side, Self.longest) * min(side, Self.longest) * 2 / 3
        default: nil
        }
    }

    /// Areas in square pixels: the assumed size of pictures that state none, and the minimum worth showing.
    private static let usualContent = 600 * 400
    private static let usualThumbnail = 240 * 160
    private static let smallest = 48 * 48
    private static let longest = 10_000
    private static let largest = longest * longest

    private func isImage(_ element: Element) -> Bool {
        if record.says(.medium, "image", of: element) { return true }
        if record.attribute(.medium, of: element)?.isEmpty == false { return false }
        guard let address = record.attribute(.url, of: element) else { return false }
        return PictureAddress.isPicture(address, type: record.attribute(.type, of: element))
    }

    private var otherImage: String? {
        for element in record.top(.itunesImage) {
            let address = record.attribute(.href, of: element) ?? record.attribute(.url, of: element)
            if let url = (address ?? record.trimmed(element)).flatMap({ addresses.absolute($0) }),
                PictureAddress.mayIllustrate(url)
            {
                return url
            }
        }
        for term in [FeedTerm.image, .bannerImage, .previewImage, .thumbnail] {
            for element in record.top(term) {
                let address =
                    record.first(.url, in: element).flatMap(record.trimmed) ?? record.attribute(.href, of: element)
                    ?? record.attribute(.url, of: element) ?? record.trimmed(element)
                // Reddit HTML-escapes its addresses, and writes "self" or "nsfw" if there is no picture.
                guard let plain = address?.withoutReferences, plain.utf8.contains(UInt8(ascii: "/")) else { continue }
                if let url = absolute(plain), PictureAddress.mayIllustrate(url) { return url }
            }
        }
        return nil
    }
}

extension String {
    /// The string with double escaping undone; no address has a parameter named "amp;page".
    var withoutReferences: String {
        containsMark("&amp;")
            ? split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&") : self
    }
}
