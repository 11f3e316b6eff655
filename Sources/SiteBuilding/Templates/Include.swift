/// A template's reference to another: `{{> parts/chips.html}}`.
struct Include {
    let name: String
    /// The line number, from 1.
    let line: Int

    /// Returns all includes with a literal name. Names computed while rendering (`{{> *icon}}`) cannot be known in
    /// advance.
    static func all(in text: String) -> [Include] {
        var found: [Include] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var rest = line
            while let opening = rest.firstRange(of: "{{>") {
                rest = rest[opening.upperBound...]
                guard let closing = rest.firstRange(of: "}}") else { break }
                let name = rest[..<closing.lowerBound].filter { !$0.isWhitespace }
                if !name.hasPrefix("*") { found.append(Include(name: name, line: number + 1)) }
                rest = rest[closing.upperBound...]
            }
        }
        return found
    }
}
