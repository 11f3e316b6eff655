internal import Foundation

/// A trie that finds words and prefixes in texts, letter by letter.
struct WordTree: Sendable {
    /// The next node for each node and letter; 0 for none.
    private var ways: [Int32] = Array(repeating: 0, count: Letter.count)
    /// For each node, whether a whole word ends there, and whether a prefix does.
    private var wholes = [false]
    private var beginnings = [false]

    /// - Parameter words: folded words (lower case, no diacritics except ñ); a trailing "*" marks a prefix.
    init(_ words: some Sequence<String>) {
        for word in words {
            var node = 0
            for letter in word.unicodeScalars.compactMap(Letter.init) {
                let way = node * Letter.count + letter.index
                if ways[way] == 0 {
                    ways[way] = Int32(wholes.count)
                    ways += Array(repeating: 0, count: Letter.count)
                    wholes.append(false)
                    beginnings.append(false)
                }
                node = Int(ways[way])
            }
            if word.hasSuffix("*") { beginnings[node] = true } else { wholes[node] = true }
        }
    }

    /// Returns whether a text contains one of the words, or a word that begins with one of the prefixes.
    func isFound(in text: String) -> Bool {
        // The root outside a word, the current node inside a word that may match, nil in one that cannot.
        var node: Int? = 0
        var isInWord = false
        for scalar in text.unicodeScalars {
            if let letter = Letter(scalar) {
                if !isInWord { (node, isInWord) = (0, true) }
                node = node.flatMap { node in
                    let next = Int(ways[node * Letter.count + letter.index])
                    return next == 0 ? nil : next
                }
                if let node, beginnings[node] { return true }
            } else if !scalar.isASCII && scalar.properties.isAlphabetic {
                (node, isInWord) = (nil, true)
            } else {
                if isInWord, let node, wholes[node] { return true }
                isInWord = false
            }
        }
        return isInWord && (node.map { wholes[$0] } ?? false)
    }
}

/// A letter from a to z, or ñ: the alphabet of all puzzle languages, without diacritics.
struct Letter {
    static let count = 27

    /// The index, from 0.
    let index: Int

    /// Fails (nil) if the scalar is not such a letter.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "a"..."z": index = Int(scalar.value - 0x61)
        case "A"..."Z": index = Int(scalar.value - 0x41)
        case "ñ", "Ñ": index = 26
        case "\u{C0}"..."\u{FF}":
            let bare = Self.bare[Int(scalar.value - 0xC0) & 31]
            guard bare != UInt8(ascii: ".") else { return nil }
            index = Int(bare - UInt8(ascii: "a"))
        default: return nil
        }
    }

    /// Base letters of the Latin-1 capitals from "À" on; the lower-case letters follow in the same order.
    private static let bare = Array("aaaaaa.ceeeeiiii.nooooo.ouuuuy..".utf8)

    /// The letter in lower case.
    var scalar: Unicode.Scalar { index == 26 ? "ñ" : Unicode.Scalar(UInt8(ascii: "a") + UInt8(index)) }

    /// Returns the letter for a number from 1; "." for 0.
    static func text(_ number: UInt8) -> String {
        switch number {
        case 0: "."
        case 27: "ñ"
        default: String(Unicode.Scalar(UInt8(ascii: "a") + number - 1))
        }
    }
}

extension String {
    /// Returns whether the string contains the bytes.
    func holds(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first else { return true }
        var text = self
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress, bytes.count >= wanted.count else { return false }
            // memchr skips several non-matching bytes at a time.
            var (place, rest) = (UnsafeRawPointer(start), bytes.count - wanted.count + 1)
            while let found = memchr(place, Int32(first), rest) {
                if memcmp(found, wanted, wanted.count) == 0 { return true }
                rest -= place.distance(to: found) + 1
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
