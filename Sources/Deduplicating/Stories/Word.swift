/// One word of a text as the comparison of articles sees it.
struct Word {
    /// Lower case, UTF-8. An acronym of two letters has its points ("u.n."), so that "US" is not "us"; a number is its
    /// digits, thousands joined ("1200", "6.4").
    var letters: [UInt8]
    /// Whether it is written with a capital.
    var isCapital: Bool
    /// Whether a capital says nothing, because a sentence, a quotation or a bracket begins with it.
    var opens: Bool
}
