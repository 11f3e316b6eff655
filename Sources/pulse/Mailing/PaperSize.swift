import ArgumentParser

/// The paper that a digest is printed on. The raw values are CSS's names.
enum PaperSize: String, ExpressibleByArgument, CaseIterable {
    case a4, letter

    /// The countries that use US Letter (CLDR 46, `paperSize` in `supplementalData.xml`).
    private static let letterCountries: Set = [
        "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
    ]

    /// Returns the paper of a language's country: Letter for `en-US` and `es-MX`, A4 if the tag names no country.
    init(forLanguage tag: String) {
        let country = tag.split(separator: "-").dropFirst().first { $0.utf8.count == 2 }
        self = country.map { Self.letterCountries.contains($0.uppercased()) } == true ? .letter : .a4
    }

    /// The letters that fill a page in a type of one point, measured with real digests. It shrinks with the square of
    /// the type's size.
    var capacity: Double {
        switch self {
        case .a4: 400_000
        case .letter: 386_000
        }
    }
}
