import MarkupReading

/// The first suitable picture in a text.
enum ContentImage {
    /// Returns the first picture that can represent an article. Skips those declared smaller than a thumbnail, and
    /// those named like icons or tracking pixels.
    ///
    /// - Parameter texts: sanitised HTML, in order of preference.
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

    /// The minimum width and height in pixels.
    private static let smallest = 64

    /// - Parameter beginning: the attribute's name up to and including the opening quote.
    private static func value(_ beginning: StaticString, in tag: Substring) -> String? {
        guard let place = tag.place(of: beginning) else { return nil }
        let value = tag.utf8[place...].dropFirst(beginning.utf8CodeUnitCount).prefix { $0 != UInt8(ascii: "\"") }
        return String(Substring(value))
    }

    private static func isSensible(_ source: String) -> Bool {
        (source.hasPrefix("http://") || source.hasPrefix("https://")) && PictureAddress.mayIllustrate(source)
    }
}
