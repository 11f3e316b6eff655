/// Returns the known word most similar to a mistyped one: at most two edits away, and fewer than half its length.
public func nearMiss(of word: String, among known: [String]) -> String? {
    let candidates = known.map { (word: $0, edits: edits(from: word.lowercased(), to: $0.lowercased())) }
    return candidates.filter { $0.edits <= 2 && $0.edits * 2 < max($0.word.count, 2) }.min { $0.edits < $1.edits }?.word
}

/// Returns a suggestion such as "; did you mean 'sources'?", or the known words if none is similar.
public func suggestion(for word: String, among known: [String]) -> String {
    if let near = nearMiss(of: word, among: known) { return "; did you mean '\(near)'?" }
    return known.isEmpty ? "" : "; known here: \(known.sorted().joined(separator: ", "))"
}

/// Returns the Damerau–Levenshtein distance with adjacent transpositions (optimal string alignment).
private func edits(from a: String, to b: String) -> Int {
    let a = Array(a.unicodeScalars)
    let b = Array(b.unicodeScalars)
    var rows = [Array(0...b.count)]
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
            row.append(least)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
