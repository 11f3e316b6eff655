/// A table with columns as wide as their contents.
struct TextTable {
    let text: String

    /// Lays out the table.
    ///
    /// - Parameter rows: rows of equal length, starting with the column headings.
    init(_ rows: [[String]]) {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        text = rows.map { row in
            let cells = row.enumerated().map { column, cell in
                column < columns - 1 ? cell + String(repeating: " ", count: widths[column] - cell.count) : cell
            }
            return cells.joined(separator: "  ").replacing(/\s+$/, with: "")
        }.joined(separator: "\n")
    }
}

/// Formats a count with its noun: "1 item", "2 items", "1 category", "2 categories".
///
/// - Parameter plural: an irregular plural.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
