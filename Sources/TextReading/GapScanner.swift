/// An accumulator for the gap between two words, fed one character at a time.
struct GapScanner {
    private(set) var value: Gap
    private(set) var exclamations = 0
    private var collected: Word.Marks
    /// The number of characters, excluding blanks.
    private var count = 0
    private let isFirst: Bool
    private var hasBlank = false
    /// Whether the marks since the last blank separate sentences or clauses.
    private var parts = false
    /// Whether there are marks since the last blank, and a blank came before them.
    private var standsAlone = false

    init(after last: Word?) {
        isFirst = last == nil
        value = last == nil ? .sentence : .space
        collected = last == nil ? .opens : []
        // The final point of dotted initials is already part of the word.
        if let last, last.marks.contains(.dotted) { value = .stop }
    }

    /// The marks to set on the next word.
    var marks: Word.Marks { hasBlank || isFirst ? collected : collected.union(.joined) }

    mutating func addBlank() {
        if parts || standsAlone { collected.insert(.pause) }
        parts = false
        standsAlone = false
        hasBlank = true
    }

    mutating func addNewline() {
        addBlank()
        collected.insert(.opens)
        value = .sentence
    }

    /// Adds an em dash, which separates words like a blank.
    mutating func addLongDash() {
        if parts { collected.insert(.pause) }
        parts = false
        hasBlank = true
        count += 1
        collected.insert(.opens)
        if value != .sentence { value = .dash }
    }

    /// Adds a character other than a blank.
    ///
    /// - Parameter endsAbbreviation: whether it is a full stop directly after a possible abbreviation.
    mutating func add(_ scalar: UInt32, endsAbbreviation: Bool = false) {
        let isFirst = count == 0
        count += 1
        standsAlone = hasBlank
        switch scalar {
        case 0x2E, 0x21, 0x3F, 0x3A, 0x22, 0x201C, 0x201D, 0xAB, 0xBB, 0x28, 0x29, 0x2013: collected.insert(.opens)
        default: break
        }
        switch scalar {
        case 0x21, 0x2E, 0x3F, 0x3B, 0x3A, 0x2C: parts = true
        // Closing quotes and brackets make no difference.
        case 0x22, 0x27, 0x29, 0x5D, 0x201D, 0x2019: break
        default: parts = false
        }
        if scalar == 0x21 { exclamations += 1 }
        guard value != .sentence else { return }
        switch scalar {
        case 0x21, 0x3F: value = .sentence
        case 0x2E: value = endsAbbreviation && isFirst ? .stop : .sentence
        case 0x2C: value = isFirst || value == .stop ? .comma : .other
        case 0x2D, 0x2010, 0x2011: value = isFirst ? .hyphen : .dash
        case 0x2012...0x2015: value = .dash
        case 0x27, 0x2019: value = isFirst ? .apostrophe : .other
        case 0x28, 0x29, 0x5B, 0x5D: value = .bracket
        case 0x3A, 0x3B: value = .colon
        default: value = .other
        }
    }

    /// Ends the gap. A hyphen or apostrophe next to a blank joins nothing.
    mutating func end() {
        guard count == 1, hasBlank else { return }
        if value == .hyphen { value = .dash }
        if value == .apostrophe { value = .other }
    }
}

extension WordScanner {
    /// The kind of word that starts at a position.
    enum Beginning {
        case letters
        /// An emoticon, with its length in bytes.
        case emoticon(Int)
        case symbol(UInt8, Int)
        /// Two characters of a script without spaces, with their lengths in bytes.
        case signs(Int, Int)
    }

    /// Skips the gap and returns what starts after it; nil at the end of the text.
    mutating func beginning(after gap: inout GapScanner) -> Beginning? {
        let lastWord = words.last
        var mayBeEmoticon = position == 0
        while position < bytes.count {
            let byte = bytes[position]
            if mayBeEmoticon, let length = signs.emoticon(in: bytes, at: position) {
                gap.end()
                return .emoticon(length)
            }
            mayBeEmoticon = false
            if byte < 0x80 {
                switch byte {
                case UInt8(ascii: " "), UInt8(ascii: "\t"):
                    gap.addBlank()
                    mayBeEmoticon = true
                case UInt8(ascii: "$"), UInt8(ascii: "%"):
                    gap.end()
                    return .symbol(byte, 1)
                default:
                    if Characters.isASCIILetter(byte) || Characters.isDigit(byte) {
                        gap.end()
                        return .letters
                    }
                    if Characters.isNewline(UInt32(byte)) {
                        gap.addNewline()
                        mayBeEmoticon = true
                    } else {
                        gap.add(UInt32(byte), endsAbbreviation: byte == 0x2E && endsAbbreviation(lastWord))
                    }
                }
                advance(1, scalars: 1)
                continue
            }
            let (value, width) = Characters.decoded(bytes, at: position)
            if let mark = Characters.misreadMark(bytes, at: position) {
                gap.add(0x201C)
                advance(mark.width, scalars: 3)
                continue
            }
            switch value {
            case 0xA3, 0x20AC, 0x20B9, 0xA5:
                // £, €, ₹ and ¥ are treated as $, meaning money.
                gap.end()
                return .symbol(UInt8(ascii: "$"), width)
            case _ where Characters.isUnspaced(value):
                if position + width < bytes.count {
                    let (second, secondWidth) = Characters.decoded(bytes, at: position + width)
                    if Characters.isUnspaced(second) {
                        gap.end()
                        return .signs(width, secondWidth)
                    }
                }
                // The last character of a run already belongs to the previous word.
                if (lastWord?.bytes.upperBound ?? 0) <= position { gap.add(value) }
            case _ where Characters.isBlank(value):
                gap.addBlank()
                mayBeEmoticon = true
            case 0x2014:
                gap.addLongDash()
            // A combining mark without a letter before it belongs to no word.
            case _ where Characters.isInvisible(value) || Folding.isMark(value): break
            case _ where Characters.isApostrophe(value): gap.add(0x27)
            case _ where Characters.isLetter(value):
                gap.end()
                return .letters
            default:
                if Characters.isNewline(value) { gap.addNewline() } else { gap.add(value) }
            }
            advance(width, scalars: 1)
        }
        gap.end()
        return nil
    }

    /// Returns whether a full stop after the word need not end the sentence: after a single letter ("J."), after a
    /// common abbreviation ("St.", "Gov."), or directly before another letter ("W.Va.").
    private func endsAbbreviation(_ word: Word?) -> Bool {
        guard let word, word.isCapitalised, position == word.bytes.upperBound else { return false }
        if word.scalars.count == 1 || signs.shortNames.contains(word.form) { return true }
        return position + 1 < bytes.count && bytes[position + 1] > UInt8(ascii: "@")
    }
}
