/// Finds the lines and sentences in which every word is capitalised: headlines in capitals or in title case. There a
/// capital letter tells nothing about the words beside a name.
enum Casing {
    static func mark(_ spots: inout [Spot], in tokens: [Token]) {
        var start = 0
        var next = 0
        while start < tokens.count, next < spots.count {
            var end = start + 1
            while end < tokens.count, tokens[end].gap != .sentence { end += 1 }
            let isCaseless = isCaseless(tokens[start..<end])
            while next < spots.count, spots[next].tokens.lowerBound < end {
                spots[next].isCaseless = isCaseless
                next += 1
            }
            start = end
        }
    }

    /// Whether at least four fifths of the longer words are capitalised, names and ordinary words alike.
    private static func isCaseless(_ sentence: ArraySlice<Token>) -> Bool {
        var words = 0, capitalised = 0
        for token in sentence where token.length > 3 && token.shape != .number {
            words += 1
            if token.isCapitalised { capitalised += 1 }
        }
        return words >= 3 && capitalised * 5 >= words * 4
    }
}
