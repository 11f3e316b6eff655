import TextDecoding

/// A resolver for references in well-formed XML: XML's own five entities and numeric references. Any other reference is
/// an error (XML 1.0, section 4.1).
struct XMLReferences {
    /// Whether the text is an attribute value, in which white space becomes blanks.
    let isAttribute: Bool

    /// Resolves the references in a text.
    ///
    /// - Returns: false if one cannot be resolved.
    func resolve(_ text: Span<UInt8>, into output: inout [UInt8]) -> Bool {
        let hasReferencesAlone = !isAttribute && text.firstIndex(of: 0x0D) == nil
        var index = 0
        while index < text.count {
            let end =
                hasReferencesAlone
                ? text.firstIndex(of: UInt8(ascii: "&"), from: index) ?? text.count : nextMark(text, from: index)
            if end > index { output.append(text.extracting(index..<end)) }
            guard end < text.count else { break }
            index = end + 1
            switch text[end] {
            case UInt8(ascii: "&"):
                guard let scalar = reference(text, &index) else { return false }
                if scalar.isASCII {
                    output.append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
                }
            case 0x0D:
                if index < text.count, text[index] == 0x0A { index += 1 }
                output.append(isAttribute ? 0x20 : 0x0A)
            default: output.append(0x20)
            }
        }
        return true
    }

    /// Returns the index of the next byte that needs replacing.
    private func nextMark(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "&") || byte == 0x0D || isAttribute && (byte == 0x09 || byte == 0x0A) { break }
            index += 1
        }
        return index
    }

    /// Parses a reference.
    ///
    /// - Parameter index: the index after the ampersand; on return, after the semicolon.
    private func reference(_ text: Span<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
        let start = index
        guard
            let end = text.firstIndex(
                of: UInt8(ascii: ";"), from: start, before: min(text.count, start + Self.longest))
        else { return nil }
        index = end + 1
        switch end - start {
        case 2 where Self.holds("lt", text, start): return "<"
        case 2 where Self.holds("gt", text, start): return ">"
        case 3 where Self.holds("amp", text, start): return "&"
        case 4 where Self.holds("quot", text, start): return "\""
        case 4 where Self.holds("apos", text, start): return "'"
        case 2... where text[start] == UInt8(ascii: "#"): return scalar(text, (start + 1)..<end)
        default: return nil
        }
    }

    private static let longest = 12

    private static func holds(_ name: StaticString, _ text: Span<UInt8>, _ start: Int) -> Bool {
        (0..<name.utf8CodeUnitCount).allSatisfy { text[start + $0] == name.utf8Start[$0] }
    }

    private func scalar(_ text: Span<UInt8>, _ name: Range<Int>) -> Unicode.Scalar? {
        let isHexadecimal = text[name.lowerBound] == UInt8(ascii: "x")
        let digits = isHexadecimal ? name.dropFirst() : name
        guard !digits.isEmpty else { return nil }
        var number: UInt32 = 0
        for index in digits {
            let digit = text[index]
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
