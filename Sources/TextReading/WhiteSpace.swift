/// How many bytes the white space takes that begins at a byte of valid UTF-8; nil where none does: blanks, tabs, line ends,
/// U+0085, U+00A0, U+2000…U+200A, U+2028, U+2029, U+202F, U+3000.
public func whiteSpaceWidth(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2: return index + 1 < bytes.count && [0x85, 0xA0].contains(bytes[index + 1]) ? 2 : nil
    case 0xE2:
        guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
        let last = bytes[index + 2]
        return (0x80...0x8A).contains(last) || [0xA8, 0xA9, 0xAF].contains(last) ? 3 : nil
    case 0xE3: return index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80 ? 3 : nil
    default: return nil
    }
}
