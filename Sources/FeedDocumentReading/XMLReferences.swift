import TextDecoding

/// A text of well-formed XML whose references are to be resolved: XML's own five and characters by number; any other is
/// an error (XML 1.0, section 4.1).
struct XMLReferences {
    private let text: UnsafeBufferPointer<UInt8>
    private let isAttribute: Bool
    private let hasReferencesAlone: Bool

    init(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
        self.text = text
        self.isAttribute = isAttribute
        hasReferencesAlone = !isAttribute && text.place(of: 0x0D) == nil
    }

    /// - Parameter output: has room for as many bytes as the text has.
    /// - Returns: how many bytes it wrote; nil for a reference that it cannot resolve.
    func resolve(into output: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        var count = 0
        var place = 0
        while place < text.count {
            let end = nextMark(from: place)
            if end > place {
                let run = UnsafeBufferPointer(rebasing: text[place..<end])
                _ = UnsafeMutableBufferPointer(rebasing: output[count...]).update(fromContentsOf: run)
                count += run.count
                place = end
            }
            guard place < text.count else { break }
            let byte = text[place]
            place += 1
            switch byte {
            case UInt8(ascii: "&"):
                guard let scalar = reference(&place) else { return nil }
                for byte in UTF8.encode(scalar) ?? UTF8.EncodedScalar() {
                    output[count] = byte
                    count += 1
                }
                continue
            case 0x0D:
                if place < text.count, text[place] == 0x0A { place += 1 }
                output[count] = isAttribute ? 0x20 : 0x0A
            default: output[count] = 0x20
            }
            count += 1
        }
        return count
    }

    /// Where the next byte stands that does not stay as it is.
    private func nextMark(from start: Int) -> Int {
        if hasReferencesAlone { return text.place(of: UInt8(ascii: "&"), from: start) ?? text.count }
        var place = start
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "&") || byte == 0x0D || isAttribute && (byte == 0x09 || byte == 0x0A) { break }
            place += 1
        }
        return place
    }

    /// What stands after the ampersand.
    private func reference(_ place: inout Int) -> Unicode.Scalar? {
        let start = place
        guard let end = text.place(of: UInt8(ascii: ";"), from: start, before: min(text.count, start + Self.longest))
        else { return nil }
        place = end + 1
        let name = UnsafeBufferPointer(rebasing: text[start..<end])
        switch (name.count, name.first) {
        case (2, UInt8(ascii: "l")) where name[1] == UInt8(ascii: "t"): return "<"
        case (2, UInt8(ascii: "g")) where name[1] == UInt8(ascii: "t"): return ">"
        case (3, UInt8(ascii: "a")) where name.elementsEqual("amp".utf8): return "&"
        case (4, UInt8(ascii: "q")) where name.elementsEqual("quot".utf8): return "\""
        case (4, UInt8(ascii: "a")) where name.elementsEqual("apos".utf8): return "'"
        case (2..., UInt8(ascii: "#")): return scalar(name)
        default: return nil
        }
    }

    private static let longest = 12

    private func scalar(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = name[1] == UInt8(ascii: "x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard !digits.isEmpty else { return nil }
        var number: UInt32 = 0
        for digit in digits {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: value = digit - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: value = digit - UInt8(ascii: "A") + 10
            default: return nil
            }
            number = number * (isHexadecimal ? 16 : 10) + UInt32(value)
            if number > 0x10_FFFF { return nil }
        }
        // XML 1.0, section 2.2.
        switch number {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...: return Unicode.Scalar(number)
        default: return nil
        }
    }
}
