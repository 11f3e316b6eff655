/// The words around names, from the embedded tables.
enum Lexicon {
    /// The roles of every word that has any, and the countries of the words that one country's press uses.
    ///
    /// - Parameter peoples: words that name a people in small letters too.
    static func read(peoples: [WordHash]) -> (roles: Table<Roles>, countries: Table<UInt16>) {
        var table = Table<Roles>(capacity: 6000)
        var countries = Table<UInt16>(capacity: 200)
        func hash(of word: Substring.UTF8View.SubSequence) -> WordHash? {
            let letters = Array(word)
            var words: [WordHash] = []
            letters.withUnsafeBufferPointer { Tokeniser.read(&words, of: $0) }
            return words.count == 1 ? words.first : nil
        }
        func add(_ role: Roles, to hash: WordHash) { table[hash] = (table[hash] ?? []).union(role) }
        EmbeddedTable.words.withBytes { bytes in
            for line in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
                let cells = line.split(separator: UInt8(ascii: "\t"))
                guard cells.count == 2 else { continue }
                let name = String(Substring(cells[0]))
                let hashes = cells[1].split(separator: UInt8(ascii: " ")).compactMap(hash)
                if let role = Roles.named[name] {
                    for hash in hashes { add(role, to: hash) }
                } else if name.hasPrefix("country:") {
                    let code = cells[0].suffix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
                    for hash in hashes {
                        add(.vernacular, to: hash)
                        countries[hash] = code
                    }
                }
            }
        }
        EmbeddedTable.givenNames.withBytes { bytes in
            for word in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
                if let hash = hash(of: word) { add(.given, to: hash) }
            }
        }
        for hash in peoples { add(.people, to: hash) }
        return (table, countries)
    }
}
