/// What the gazetteer says about one name of a place.
struct Marks: OptionSet {
    let rawValue: UInt8

    /// Counts only in exactly this spelling ("US", "Ill.").
    static let exact = Marks(rawValue: 1 << 0)
    /// Counts only behind a comma ("Springfield, IL").
    static let afterComma = Marks(rawValue: 1 << 1)
    /// The people or the adjective ("French").
    static let demonym = Marks(rawValue: 1 << 2)
    /// A county without the word ("Avoyelles").
    static let bareCounty = Marks(rawValue: 1 << 3)
    /// Also an ordinary English word ("Reading").
    static let ordinaryWord = Marks(rawValue: 1 << 4)
    /// Also a given name ("Charlotte").
    static let givenName = Marks(rawValue: 1 << 5)
    /// Also a surname ("Lincoln").
    static let surname = Marks(rawValue: 1 << 6)
    /// Not the place's first name.
    static let alternate = Marks(rawValue: 1 << 7)
}
