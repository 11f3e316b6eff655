/// What words in a class or an id hint at.
struct PageHint: OptionSet, Sendable {
    let rawValue: UInt8
    /// Beside the article.
    static let aside = PageHint(rawValue: 1)
    /// Then rather not beside it.
    static let perhaps = PageHint(rawValue: 2)
    static let good = PageHint(rawValue: 4)
    static let bad = PageHint(rawValue: 8)
    static let byline = PageHint(rawValue: 16)
    static let share = PageHint(rawValue: 32)
}
