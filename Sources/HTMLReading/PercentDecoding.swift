extension ArraySlice<UInt8> {
    /// What it says once `%41` is read as `A` (RFC 3986, section 2.1); a percent sign that begins no such pair stays.
    var percentDecoded: ArraySlice<UInt8> {
        guard contains(UInt8(ascii: "%")) else { return self }
        var bytes: [UInt8] = []
        var rest = self
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(UInt8(digits[0] << 4 | digits[1]))
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes[...]
    }
}
