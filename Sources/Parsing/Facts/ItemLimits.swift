/// Limits on what one item may contain. The rest is dropped, so that no item can stall a run or bloat a page.
enum ItemLimits {
    /// Elements of one kind at the top level of an item or outside all items, and separately inside other elements.
    /// Some blogs list all their labels before the first item; the most seen in 1,100 real feeds is 1,850.
    static let elements = 5_000
    /// Authors, and separately tags. The most seen in those feeds is 2 and 41.
    static let names = 250
    /// People who take part. Fewer than authors, because each item of a feed may inherit them.
    static let people = 50
    /// Enclosures. The most seen there is 8.
    static let files = 25
    /// The maximum length of a base address in bytes. Every address resolved against it would be as long.
    static let base = 512
    /// The maximum number of elements searched linearly; above that, a set is used.
    static let linearSearch = 16
}
