/// How much of each kind an item may hold; the rest is left out, so that no item can make a run last or a page grow.
enum ItemLimits {
    /// Elements of one kind at the top of an item, or of what is outside of all items, and inside their other elements. Some
    /// blogs list all their labels before the first item: 1,850 are the most in 1,100 feeds of real publishers.
    static let elements = 5_000
    /// Authors and tags. In those feeds no item has more than 2 and 41.
    static let names = 250
    /// Enclosures; there no item has more than 8.
    static let files = 25
    /// Bytes of an address that others are resolved against: a longer one would make each of them as long.
    static let base = 512
    /// Elements that a list is looked through for; beyond them a set is kept.
    static let few = 16
}
