/// A language, identified by its primary BCP 47 subtag: "en", "pt"; "fil" becomes "tl".
public struct Language: Sendable, Hashable, Codable {
    /// Two or three lower-case letters.
    public let code: String

    public static let english = Language(code: "en")
    public static let spanish = Language(code: "es")
    public static let portuguese = Language(code: "pt")

    private init(code: String) { self.code = code }

    /// Creates the primary language of a BCP 47 tag, in any case and also with "_" for "-"; nil if it isn't a language,
    /// such as "und".
    public init?(tag: String) {
        let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        guard (2...3).contains(primary.count) else { return nil }
        let letters = primary.map { $0 | 0x20 }
        guard letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return nil }
        let code = String(decoding: letters, as: UTF8.self)
        guard !["und", "mul", "zxx", "un"].contains(code) else { return nil }
        self.code = Self.current[code] ?? code
    }

    /// Replacements for obsolete and equivalent codes.
    private static let current = ["iw": "he", "in": "id", "ji": "yi", "fil": "tl", "no": "nb", "jw": "jv"]
}
