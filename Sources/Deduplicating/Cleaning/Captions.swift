extension String {
    /// The text without a gallery caption at its start.
    ///
    /// "1 of 9. Protesters take part in a rally near …, April 27, 2014. The …" starts with a picture's caption, which
    /// may be from anywhere in the archive. (Seen in the wild: a large agency's site.) A text with nothing else is
    /// kept.
    var withoutNumberedCaption: String {
        guard let first = utf8.first, (0x30...0x39).contains(first) else { return self }
        var text = self
        let rest: String? = text.withUTF8 { bytes in
            var scanner = UnitScanner(bytes)
            guard let number = scanner.next(), Self.isNumberOfMany(bytes[number.words]), let caption = scanner.next(),
                caption.end < bytes.count
            else { return nil }
            return String(decoding: bytes[caption.end...], as: UTF8.self)
        }
        return rest ?? self
    }

    /// Returns whether a unit reads "1 of 9."
    private static func isNumberOfMany(_ unit: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let words = unit.split(separator: 0x20)
        guard words.count == 3, words[1].elementsEqual("of".utf8), words[2].last == UInt8(ascii: ".") else {
            return false
        }
        return (Array(words[0]) + words[2].dropLast()).allSatisfy { (0x30...0x39).contains($0) }
    }
}
