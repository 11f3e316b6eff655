internal import Newsroom
internal import TextReading

extension ContextRules {
    /// Checks what the types cannot express: ranges, duplicates, empty lists.
    ///
    /// - Throws: the first problem found.
    func validate() throws(RuleProblem) {
        var names: Set<String> = []
        for (index, rule) in rules.enumerated() {
            let place = rule.name.isEmpty ? "rules[\(index)]" : "rule '\(rule.name)'"
            guard !rule.name.isEmpty, rule.name.utf8.allSatisfy(Self.isPartOfName) else {
                throw RuleProblem(place: place, reason: "use only lower-case letters, digits and hyphens")
            }
            guard names.insert(rule.name).inserted else {
                throw RuleProblem(place: place, reason: "there are two rules with this name")
            }
            guard !rule.categories.isEmpty else { throw RuleProblem(place: place, reason: "has no category") }
            guard (0.7...0.9).contains(rule.confidence) else {
                throw RuleProblem(place: place, reason: "confidence \(rule.confidence) is not between 0.7 and 0.9")
            }
            guard !rule.any.isEmpty || !rule.weak.isEmpty else {
                throw RuleProblem(place: place, reason: "'any' and 'weak' are empty")
            }
            guard rule.weak.isEmpty == rule.with.isEmpty else {
                throw RuleProblem(place: place, reason: "'weak' and 'with' need each other")
            }
            guard !rule.reason.isEmpty else { throw RuleProblem(place: place, reason: "has no reason") }
            guard rule.implications.count <= 3, !rule.implications.contains("") else {
                throw RuleProblem(place: place, reason: "has more than three implications, or an empty one")
            }
            try Self.validate(rule.any + rule.weak + rule.with + rule.unless, of: place)
        }
        try Self.validate(silentTitles + silentTexts, of: "silence")
        try Self.validate(figures, of: "figures")
        try Self.validate(backdrops, of: "backdrops")
        try Self.validate(asides, of: "asides")
    }

    private static func validate(_ phrases: [String], of place: String) throws(RuleProblem) {
        var table = PhraseTable()
        var reader = PhraseReader()
        for phrase in phrases where table.insert(phrase, by: &reader) == nil {
            throw RuleProblem(place: place, reason: "'\(phrase)' contains no word")
        }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2d
    }
}
