// Text.
extension XMLRepair {
    mutating func text(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        guard !open.isEmpty else { return }
        if output.count > 2 * bytes.count + (64 << 10) { entities = Entities() }
        guard text.contains(UInt8(ascii: "&")) else { return escaped(text) }
        entities.resolved(text).withUnsafeBufferPointer { escaped($0[...]) }
    }

    mutating func text(_ text: StaticString) {
        guard !open.isEmpty else { return }
        output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends escaped text, without characters that XML forbids (XML 1.0, section 2.2).
    mutating func escaped(_ text: Slice<UnsafeBufferPointer<UInt8>>, isAttribute: Bool = false) {
        let text = UnsafeBufferPointer(rebasing: text)
        var start = 0
        for place in 0..<text.count where Self.isSpecial(text[place]) {
            let replacement: StaticString
            switch text[place] {
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "\""):
                guard isAttribute else { continue }
                replacement = "&quot;"
            case 0xEF:
                // U+FFFE and U+FFFF.
                guard place + 2 < text.count, text[place + 1] == 0xBF, text[place + 2] >= 0xBE else { continue }
                output.append(contentsOf: text[start..<place])
                start = place + 3
                continue
            default: replacement = ""
            }
            output.append(contentsOf: text[start..<place])
            output.append(
                contentsOf: UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
            start = place + 1
        }
        output.append(contentsOf: text[start...])
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: true
        case 0x09, 0x0A, 0x0D: false
        default: byte < 0x20
        }
    }
}
