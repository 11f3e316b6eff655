/// A text cut into sentences, each as it stands in the text.
///
/// Ends at . ! ? and … with closing quotes, where a blank and no small letter follow, and at line ends. Full stops of
/// initials, of common abbreviations and within numbers end nothing. Seen in the wild, in many scraped texts: sentences
/// with no blank between ("on Monday.The minister"), which end too.
func sentences(of text: String) -> [Substring] {
    var found: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex

    func end(at end: String.Index) {
        let sentence = text[start..<end].drop(while: \.isWhitespace)
        if let last = sentence.lastIndex(where: { !$0.isWhitespace }) { found.append(sentence[...last]) }
        start = end
    }

    while index < text.endIndex {
        let character = text[index]
        var next = text.index(after: index)
        if character.isNewline {
            end(at: index)
        } else if ".!?\u{2026}".contains(character) {
            while next < text.endIndex, ".!?\u{2026}\"'\u{201d}\u{2019})]".contains(text[next]) {
                next = text.index(after: next)
            }
            if isEnd(of: text[start..<index], mark: character, rest: text[next...]) { end(at: next) }
        }
        index = next
    }
    end(at: text.endIndex)
    return found
}

private func isEnd(of sentence: Substring, mark: Character, rest: Substring) -> Bool {
    guard let first = rest.first else { return true }
    let word = sentence.suffix(while: { !$0.isWhitespace && !"(\"\u{201c}".contains($0) })
    guard first.isWhitespace else {
        // "Monday.The": small letters, a full stop, a capital and a small letter; but "example.Com" is an address.
        let following = rest.prefix { $0.isLetter }
        return mark == "." && first.isUppercase && following.dropFirst().first?.isLowercase == true
            && word.count > 2 && word.allSatisfy(\.isLetter) && !domains.contains(following.lowercased())
    }
    guard let following = rest.first(where: { !$0.isWhitespace }) else { return true }
    if following.isLowercase { return false }
    guard mark == "." else { return true }
    if word.count == 1, word.first?.isUppercase == true { return false }
    return !word.contains(".") && !abbreviations.contains(word.lowercased())
}

/// What ends an address rather than begins a sentence.
private let domains: Set<String> = ["com", "org", "net", "gov", "edu", "co", "tv"]

/// Before a name or a number, where the full stop says nothing. English, Spanish and Portuguese.
private let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "gen", "col", "lt", "sgt", "sen", "rep", "gov", "pres", "rev", "hon", "jr",
    "sr",
    "vs", "no", "inc", "ltd", "co", "corp", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct",
    "nov",
    "dec", "mt", "ft", "etc", "rs", "approx", "fig", "vol", "maj", "capt", "cmdr", "sra", "dra", "srta", "av", "art",
    "núm",
    "pág", "exmo", "ex",
]

extension Substring {
    /// The longest ending whose characters all pass.
    fileprivate func suffix(while passes: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, passes(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
