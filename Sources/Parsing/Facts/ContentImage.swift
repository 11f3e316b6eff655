import MarkupReading

/// The picture that a text shows first.
enum ContentImage {
    /// The first picture of the texts, in order, that can stand for an article: none that is declared smaller than a
    /// thumbnail, and none whose name says that it is an icon or counts readers.
    ///
    /// - Parameter texts: sanitised HTML.
    static func first(in texts: [String?]) -> String? {
        for case let html? in texts {
            var place = html.startIndex
            while let start = html.place(of: "<img ", from: place) {
                let tag = html[start..<(html.utf8[start...].firstIndex(of: UInt8(ascii: ">")) ?? html.endIndex)]
                place = tag.endIndex
                guard let source = value("src=\"", in: tag), isSensible(source),
                    [value("width=\"", in: tag), value("height=\"", in: tag)].allSatisfy({ size in
                        size.flatMap(wholeNumber).map { $0 >= Self.smallest } ?? true
                    })
                else { continue }
                return source.withoutReferences
            }
        }
        return nil
    }

    /// Pixels.
    private static let smallest = 64

    /// - Parameter beginning: an attribute's name, and what stands between it and its value.
    private static func value(_ beginning: StaticString, in tag: Substring) -> String? {
        guard let place = tag.place(of: beginning) else { return nil }
        let value = tag.utf8[place...].dropFirst(beginning.utf8CodeUnitCount).prefix { $0 != UInt8(ascii: "\"") }
        return String(Substring(value))
    }

    private static func isSensible(_ source: String) -> Bool {
        (source.hasPrefix("http://") || source.hasPrefix("https://")) && PictureAddress.mayStand(source)
    }
}
