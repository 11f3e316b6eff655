/// A Creative Commons licence, recognised by its address (https://creativecommons.org/licenses/): "CC BY-SA 4.0".
struct CreativeCommons {
    let name: String

    /// Recognises a licence; nil for any other address.
    init?(_ address: String) {
        let parts = address.split(separator: "/").map(String.init)
        guard parts.count >= 5, parts[0] == "http:" || parts[0] == "https:",
            parts[1] == "creativecommons.org" || parts[1] == "www.creativecommons.org",
            parts[4].allSatisfy({ $0.isNumber || $0 == "." })
        else { return nil }
        switch (parts[2], parts[3]) {
        case ("publicdomain", "zero"): name = "CC0 \(parts[4])"
        case ("publicdomain", "mark"): name = "Public Domain Mark \(parts[4])"
        case ("licenses", let terms) where Self.terms.isSuperset(of: terms.split(separator: "-").map(String.init)):
            name = "CC \(terms.uppercased()) \(parts[4])"
        default: return nil
        }
    }

    private static let terms: Set = ["by", "nc", "nd", "sa"]
}
