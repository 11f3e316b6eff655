/// Returns the smallest number of elements to insert, delete or replace to get from one sequence to another.
///
/// - Parameter countsSwaps: whether two neighbours that changed places count as one edit (optimal string alignment),
///   otherwise as two.
public func editDistance<Element: Equatable>(
    from old: some Sequence<Element>, to new: some Sequence<Element>, countsSwaps: Bool = false
) -> Int {
    let (old, new) = (Array(old), Array(new))
    var rows = [Array(0...new.count)]
    for i in old.indices {
        var row = [i + 1]
        for j in new.indices {
            var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (old[i] == new[j] ? 0 : 1))
            if countsSwaps, i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] {
                least = min(least, rows[i - 1][j - 1] + 1)
            }
            row.append(least)
        }
        rows.append(row)
    }
    return rows[old.count][new.count]
}
