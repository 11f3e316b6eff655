/// What a word can be, beside a name; words.tsv says which words have which.
struct Roles: OptionSet {
    let rawValue: UInt32

    static let locative = Roles(rawValue: 1 << 0)
    static let movement = Roles(rawValue: 1 << 1)
    static let area = Roles(rawValue: 1 << 2)
    static let person = Roles(rawValue: 1 << 3)
    static let speech = Roles(rawValue: 1 << 4)
    static let suffix = Roles(rawValue: 1 << 5)
    static let street = Roles(rawValue: 1 << 6)
    static let water = Roles(rawValue: 1 << 7)
    static let institution = Roles(rawValue: 1 << 8)
    static let company = Roles(rawValue: 1 << 9)
    static let calendar = Roles(rawValue: 1 << 10)
    static let small = Roles(rawValue: 1 << 11)
    static let generic = Roles(rawValue: 1 << 12)
    static let ordinary = Roles(rawValue: 1 << 13)
    static let given = Roles(rawValue: 1 << 14)
    static let abbreviation = Roles(rawValue: 1 << 15)
    static let campus = Roles(rawValue: 1 << 16)
    static let brand = Roles(rawValue: 1 << 17)
    static let local = Roles(rawValue: 1 << 18)
    static let party = Roles(rawValue: 1 << 19)
    static let thing = Roles(rawValue: 1 << 22)
    static let building = Roles(rawValue: 1 << 23)
    static let streets = Roles(rawValue: 1 << 21)
    /// A people's name that Spanish and Portuguese write small ("brasileños").
    static let people = Roles(rawValue: 1 << 24)
    static let vernacular = Roles(rawValue: 1 << 20)

    /// Words that are no town's name when they stand alone, though some town has it.
    static let neverTowns: Roles = [
        .calendar, .company, .institution, .campus, .person, .street, .building, .water, .area, .generic, .ordinary,
        .brand,
        .speech, .suffix, .small,
    ]

    /// As words.tsv calls them.
    static let named: [String: Roles] = [
        "locative": .locative, "movement": .movement, "area": .area, "person": .person, "speech": .speech,
        "suffix": .suffix, "street": .street, "water": .water, "institution": .institution, "company": .company,
        "calendar": .calendar, "small": .small, "generic": .generic, "ordinary": .ordinary,
        "abbreviation": .abbreviation, "campus": .campus, "brand": .brand,
        "local": .local, "party": .party, "streets": .streets,
        "thing": .thing, "building": .building,
    ]
}
