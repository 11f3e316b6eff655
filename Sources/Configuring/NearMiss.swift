internal import Computing

/// Returns the known word most similar to a mistyped one: at most two edits away, and fewer than half its length.
public func nearMiss(of word: String, among known: [String]) -> String? {
    let letters = word.lowercased().unicodeScalars
    let candidates = known.map { word in
        (word: word, edits: editDistance(from: letters, to: word.lowercased().unicodeScalars, countsSwaps: true))
    }
    return candidates.filter { $0.edits <= 2 && $0.edits * 2 < max($0.word.count, 2) }.min { $0.edits < $1.edits }?.word
}

/// Returns a suggestion such as "; did you mean 'sources'?", or the known words if none is similar.
public func suggestion(for word: String, among known: [String]) -> String {
    if let near = nearMiss(of: word, among: known) { return "; did you mean '\(near)'?" }
    return known.isEmpty ? "" : "; known here: \(known.sorted().joined(separator: ", "))"
}
