import TextReading

/// The words around names: their possible roles, and the country whose press uses them.
struct Lexicon {
    /// The roles of each word that has any.
    private(set) var roles = WordTable<WordRoles>(capacity: 6000)
    /// The country whose press uses a word.
    private(set) var countries = WordTable<UInt16>(capacity: 200)
    /// Words with a short form in names ("Saint Louis", "St. Louis"); the full form is treated as the short one.
    private var shortForms = WordTable<WordID>(capacity: 8)

    /// Reads the embedded tables.
    init() {
        for (word, short) in WordLists.builtIn.meanings("short-forms-in-names") {
            shortForms[word] = WordID(folded: short)
            add(.hasShortForm, to: word)
        }
        var reader = NameReader()
        /// Returns the only word in a cell; nil if there are several.
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

    /// Returns a word's form in names, and its roles.
    func lookUp(_ word: WordID) -> (form: WordID, roles: WordRoles) {
        let found = roles[word] ?? []
        guard found.contains(.hasShortForm), let short = shortForms[word] else { return (word, found) }
        return (short, roles[short] ?? [])
    }

    /// Appends a word's forms to a name: one, or two for a possessive, so that "St. John's" differs from "St. John".
    func append(_ word: Word, to name: inout [WordID]) {
        name.append((4...6).contains(word.bytes.count) ? shortForms[word.form] ?? word.form : word.form)
        if word.marks.contains(.possessive) { name.append(Self.possessive) }
    }

    /// The possessive ending as part of a name.
    static let possessive = WordID(folded: "s")
}

/// The roles that a word can have next to a name; words.tsv assigns them.
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
    /// A demonym written in lower case in Spanish and Portuguese ("brasileños").
    static let people = WordRoles(rawValue: 1 << 22)
    /// Used by the press of one country.
    static let vernacular = WordRoles(rawValue: 1 << 23)
    /// Replaced by a shorter form in names ("Saint").
    static let hasShortForm = WordRoles(rawValue: 1 << 24)
    /// A breed, a dish or another thing. A demonym before it names the variety, not a place ("French bulldog").
    static let kind = WordRoles(rawValue: 1 << 25)
    /// Before the name of a street, a building, a bank or a river, in Spanish and Portuguese.
    static let landmark = WordRoles(rawValue: 1 << 26)
    /// Part of a club's name, or a word for what belongs to a club, before its town.
    static let club = WordRoles(rawValue: 1 << 27)
    /// Before the country that somebody stands for in another one.
    static let envoy = WordRoles(rawValue: 1 << 28)
    /// Before the place that somebody represents in a parliament elsewhere.
    static let legislator = WordRoles(rawValue: 1 << 29)
    static let attack = WordRoles(rawValue: 1 << 30)

    /// Roles that say nothing about a capitalised word directly before a name.
    static let silent: WordRoles = [.landmark, .club, .envoy, .legislator, .attack]

    /// Roles of words that never name a town on their own, even if a town of that name exists.
    static let neverTowns: WordRoles = [
        .calendar, .company, .institution, .campus, .person, .street, .building, .water, .area, .generic, .ordinary,
        .brand, .speech, .suffix, .small,
    ]

    /// The roles by their names in words.tsv.
    static let named: [String: WordRoles] = [
        "locative": .locative, "movement": .movement, "area": .area, "person": .person, "speech": .speech,
        "suffix": .suffix, "street": .street, "water": .water, "institution": .institution, "company": .company,
        "calendar": .calendar, "small": .small, "generic": .generic, "ordinary": .ordinary, "campus": .campus,
        "brand": .brand, "local": .local, "party": .party, "streets": .streets, "thing": .thing,
        "building": .building, "kind": .kind, "landmark": .landmark, "club": .club, "envoy": .envoy,
        "legislator": .legislator, "attack": .attack,
    ]
}
