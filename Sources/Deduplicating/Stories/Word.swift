/// One word of a text as the comparison of articles sees it.
struct Word {
    /// Lower case, UTF-8. An acronym of two letters has its points ("u.n."), so that "US" is not "us"; a number is its
    /// digits, thousands joined ("1200", "6.4").
    var letters: [UInt8]
    /// Whether it is written with a capital.
    var isCapital: Bool
    /// Whether a capital says nothing, because a sentence, a quotation or a bracket begins with it.
    var opens: Bool

    /// What its letters are looked up by.
    var key: UInt64 { Self.key(of: letters) }

    /// FNV-1a: the same in every run, which Swift's own hashing is not, and faster over a few bytes.
    static func key(of letters: some Sequence<UInt8>) -> UInt64 {
        letters.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
