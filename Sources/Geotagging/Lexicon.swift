/// The words around names, from the embedded tables.
enum Lexicon {
    /// The roles of every word that has any.
    static func roles() -> Table<Roles> {
        var table = Table<Roles>(capacity: 6000)
        func add(_ role: Roles, to word: Substring.UTF8View.SubSequence) {
            let letters = Array(word)
            let words = letters.withUnsafeBufferPointer { Tokeniser.hashes(of: $0) }
            guard words.count == 1, let hash = words.first else { return }
            table[hash] = (table[hash] ?? []).union(role)
        }
        EmbeddedTable.words.withBytes { bytes in
            for line in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
                let cells = line.split(separator: UInt8(ascii: "\t"))
                guard cells.count == 2, let role = Roles.named[String(Substring(cells[0]))] else { continue }
                for word in cells[1].split(separator: UInt8(ascii: " ")) { add(role, to: word) }
            }
        }
        EmbeddedTable.givenNames.withBytes { bytes in
            for word in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
                add(.given, to: word)
            }
        }
        return table
    }
}
