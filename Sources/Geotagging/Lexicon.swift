import TextReading

/// The words around names: the roles that they can have, and whose press uses them.
struct Lexicon {
    /// Of every word that has any.
    private(set) var roles = WordTable<WordRoles>(capacity: 6000)
    /// The country whose press uses a word, by the word.
    private(set) var countries = WordTable<UInt16>(capacity: 200)
    /// Words that names have in full and in short ("Saint Louis", "St. Louis"): the full one counts as the short one.
    private var shortForms = WordTable<WordID>(capacity: 8)

    /// Reads the embedded tables.
    init() {
        for (word, short) in WordLists.builtIn.meanings("short-forms-in-names") {
            shortForms[word] = WordID(folded: short)
            add(.hasShortForm, to: word)
        }
        var reader = NameReader()
        /// The single word of a cell; nil for several.
        func word(_ cell: Substring.UTF8View.SubSequence) -> WordID? {
            let letters = Array(cell)
            let words = letters.withUnsafeBufferPointer { reader.words(of: $0) }
            return words.count == 1 ? words.first?.form : nil
        }
        EmbeddedTable.words.withBytes { bytes in
            for line in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
                let cells = line.split(separator: UInt8(ascii: "\t"))
                guard cells.count == 2 else { continue }
                let name = String(Substring(cells[0]))
                let words = cells[1].split(separator: UInt8(ascii: " ")).compactMap(word)
                if let role = WordRoles.named[name] {
                    for word in words { add(role, to: word) }
                } else if name.hasPrefix("country:") {
                    let code = cells[0].suffix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
                    for word in words {
                        add(.vernacular, to: word)
                        countries[word] = code
                    }
                }
            }
        }
        EmbeddedTable.givenNames.withBytes { bytes in
            for line in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
                if let word = word(line) { add(.given, to: word) }
            }
        }
    }

    mutating func add(_ role: WordRoles, to word: WordID) { roles[word] = (roles[word] ?? []).union(role) }

    /// A word as names have it, with its roles there.
    func lookUp(_ word: WordID) -> (form: WordID, roles: WordRoles) {
        let found = roles[word] ?? []
        guard found.contains(.hasShortForm), let short = shortForms[word] else { return (word, found) }
        return (short, roles[short] ?? [])
    }

    /// Adds to a name's words those of one more word of a text: one, or two where it is a possessive, so that St. John's
    /// is not St. John.
    func append(_ word: Word, to name: inout [WordID]) {
        name.append((4...6).contains(word.bytes.count) ? shortForms[word.form] ?? word.form : word.form)
        if word.marks.contains(.possessive) { name.append(Self.possessive) }
    }

    /// The ending of a possessive as a part of a name.
    static let possessive = WordID(folded: "s")
}

/// The roles that a word can have beside a name; words.tsv says which words have which.
struct WordRoles: OptionSet {
    let rawValue: UInt32

    static let locative = WordRoles(rawValue: 1 << 0)
    static let movement = WordRoles(rawValue: 1 << 1)
    static let area = WordRoles(rawValue: 1 << 2)
    static let person = WordRoles(rawValue: 1 << 3)
    static let speech = WordRoles(rawValue: 1 << 4)
    static let suffix = WordRoles(rawValue: 1 << 5)
    static let street = WordRoles(rawValue: 1 << 6)
    static let water = WordRoles(rawValue: 1 << 7)
    static let institution = WordRoles(rawValue: 1 << 8)
    static let company = WordRoles(rawValue: 1 << 9)
    static let calendar = WordRoles(rawValue: 1 << 10)
    static let small = WordRoles(rawValue: 1 << 11)
    static let generic = WordRoles(rawValue: 1 << 12)
    static let ordinary = WordRoles(rawValue: 1 << 13)
    static let given = WordRoles(rawValue: 1 << 14)
    static let campus = WordRoles(rawValue: 1 << 15)
    static let brand = WordRoles(rawValue: 1 << 16)
    static let local = WordRoles(rawValue: 1 << 17)
    static let party = WordRoles(rawValue: 1 << 18)
    static let streets = WordRoles(rawValue: 1 << 19)
    static let thing = WordRoles(rawValue: 1 << 20)
    static let building = WordRoles(rawValue: 1 << 21)
    /// A people's name that Spanish and Portuguese write small ("brasileños").
    static let people = WordRoles(rawValue: 1 << 22)
    /// Used by the press of one country.
    static let vernacular = WordRoles(rawValue: 1 << 23)
    /// Counts as a shorter one in names ("Saint").
    static let hasShortForm = WordRoles(rawValue: 1 << 24)

    /// Words that are no town's name when they stand alone, though some town has it.
    static let neverTowns: WordRoles = [
        .calendar, .company, .institution, .campus, .person, .street, .building, .water, .area, .generic, .ordinary,
        .brand, .speech, .suffix, .small,
    ]

    /// As words.tsv calls them.
    static let named: [String: WordRoles] = [
        "locative": .locative, "movement": .movement, "area": .area, "person": .person, "speech": .speech,
        "suffix": .suffix, "street": .street, "water": .water, "institution": .institution, "company": .company,
        "calendar": .calendar, "small": .small, "generic": .generic, "ordinary": .ordinary, "campus": .campus,
        "brand": .brand, "local": .local, "party": .party, "streets": .streets, "thing": .thing,
        "building": .building,
    ]
}
