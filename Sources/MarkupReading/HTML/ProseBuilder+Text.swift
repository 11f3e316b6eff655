import TextDecoding

extension ProseBuilder {
    /// Writes the text between tags.
    mutating func write(_ range: Range<Int>) {
        let bytes = tokeniser.bytes
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            switch byte {
            case 0x0D where position + 1 < range.upperBound && bytes[position + 1] == 0x0A: position += 1
            case 0x20, 0x09, 0x0A, 0x0D, 0x0C:
                writeSpace(byte)
                position += 1
            case UInt8(ascii: "&"):
                if let reference = CharacterReference.decoded(
                    in: bytes, at: position, until: range.upperBound, attribute: false)
                {
                    write(reference.characters.first)
                    if let second = reference.characters.second { write(second) }
                    position += reference.count
                } else {
                    write("&")
                    position += 1
                }
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                write(Unicode.Scalar(byte))
                position += 1
            case 0..<0x20, 0x7F: position += 1
            case 0xC2 where position + 1 < range.upperBound && bytes[position + 1] < 0xA0:
                // C1 control characters; U+0085 is a line break on mainframes.
                if bytes[position + 1] == 0x85 { writeSpace(0x20) }
                position += 2
            case 0xC2 where position + 1 < range.upperBound && bytes[position + 1] == 0xA0:
                write("\u{A0}")
                position += 2
            case 0xE2
            where position + 2 < range.upperBound && bytes[position + 1] == 0x80 && bytes[position + 2] & 0xFE == 0xA8:
                writeSpace(0x20)
                position += 3
            case 0xE2
            where position + 2 < range.upperBound && bytes[position + 1] == 0x80
                && (0x8B...0x8C).contains(bytes[position + 2]) && text.isBetweenWords:
                position += 3
            default:
                let end = Self.endOfPlain(in: bytes, from: position, until: range.upperBound)
                beginContent()
                // An array slice would retain the array once for every run of words.
                bytes.withUnsafeBufferPointer { all in
                    let run = UnsafeBufferPointer(rebasing: all[position..<end])
                    html.writePlain(run)
                    text.append(run)
                }
                position = end
            }
        }
    }

    /// Returns the end of a run without markup and with only single spaces.
    private static func endOfPlain(in bytes: [UInt8], from start: Int, until end: Int) -> Int {
        var position = start
        while position < end {
            let byte = bytes[position]
            if byte == 0x20 {
                guard position + 1 < end, isPlain(bytes[position + 1]) else { return position }
            } else if !isPlain(byte), position > start {
                return position
            }
            position += 1
        }
        return position
    }

    /// Returns whether a byte is plain text. 0xC2 and 0xE2 are lead bytes of non-ASCII white space.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
            && byte != 0x7F && byte != 0xC2 && byte != 0xE2
    }

    private mutating func beginContent() {
        makeRoomForFlow()
        noteContent()
    }

    private mutating func writeSpace(_ byte: UInt8) {
        if keepsSpace > 0 {
            noteContent()
            html.writeSpace(byte == 0x0D ? 0x0A : byte == 0x0C ? 0x20 : byte)
            text.ask(for: byte == 0x20 || byte == 0x09 ? .space : .line)
        } else {
            html.requestSpace()
            text.ask(for: .space)
        }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20, 0x09, 0x0A, 0x0D, 0x0C: writeSpace(UInt8(truncatingIfNeeded: scalar.value))
        case 0x2028, 0x2029: writeSpace(0x20)
        case 0..<0x20, 0x7F..<0xA0: break
        // Zero-width characters at the start of a word have no effect. Seen in the wild: "&zwnj; Hospitals are …".
        case 0x200B...0x200C where text.isBetweenWords: break
        case 0xA0:
            // It keeps words together but is not content itself: "<p>&nbsp;</p>" is a blank line.
            makeRoomForFlow()
            if let last = stack.indices.last { stack[last].hasGap = true }
            html.writeEscaped(scalar)
            text.ask(for: .space)
        default:
            beginContent()
            html.writeEscaped(scalar)
            text.append(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}
