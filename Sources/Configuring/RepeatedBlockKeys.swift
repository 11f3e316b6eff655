/// A finder of duplicate keys in YAML's block style. libyaml stops at the first object with duplicates. Given those,
/// this renames them so that libyaml can continue.
struct RepeatedBlockKeys {
    /// The file with the duplicates found so far renamed.
    var text: String { rows.map { String($0) }.joined(separator: "\n") }
    /// One line for each duplicate, in file order.
    var lines: [String] {
        found.sorted { ($0.row, $0.column) < ($1.row, $1.column) }.map { place in
            "line \(place.row + 1), column \(place.column): '\(place.key)' found more than once in one object; keep one"
        }
    }

    private var rows: [[Character]]
    private var found: [(row: Int, column: Int, key: String)] = []

    init(in text: String) {
        // A Windows line break is a single Character.
        rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(Array.init)
    }

    /// Finds the duplicate keys of an object. Returns false if it isn't in block style.
    ///
    /// - Parameters:
    ///   - line: the line of one of the keys, counted from 1.
    ///   - column: the column at which all keys of the object start, counted from 1.
    mutating func take(_ keys: [String], line: Int, column: Int) -> Bool {
        let before = found.count
        let places = object(around: line - 1, column: column - 1)
        for key in keys {
            for row in places.filter({ self.key(in: $0, from: column - 1) == key }).dropFirst() {
                found.append((row, column, key))
                let colon = rows[row][(column - 1)...].firstIndex(of: ":") ?? column - 1
                rows[row].replaceSubrange((column - 1)..<colon, with: "repeated-\(found.count)")
            }
        }
        return found.count > before
    }

    /// Returns the lines with keys of the object.
    private func object(around row: Int, column: Int) -> [Int] {
        guard rows.indices.contains(row) else { return [] }
        var places = [row]
        if !isFirst(row, column) {
            for other in (0..<row).reversed() where !isBlank(other) {
                guard indentation(of: other) >= column || isFirst(other, column) else { break }
                places.append(other)
                if isFirst(other, column) { break }
            }
        }
        for other in rows.indices[(row + 1)...] where !isBlank(other) {
            guard indentation(of: other) >= column else { break }
            places.append(other)
        }
        return places.sorted()
    }

    /// Returns whether an object starts on a line, after the dash of a list item.
    private func isFirst(_ row: Int, _ column: Int) -> Bool {
        rows[row].count > column && rows[row][..<column].contains("-")
            && rows[row][..<column].allSatisfy { $0 == " " || $0 == "-" }
    }

    private func isBlank(_ row: Int) -> Bool {
        guard let first = rows[row].first(where: { $0 != " " }) else { return true }
        return first == "#"
    }

    private func indentation(of row: Int) -> Int { rows[row].prefix { $0 == " " }.count }

    private func key(in row: Int, from column: Int) -> String? {
        guard rows[row].count > column, indentation(of: row) == column || isFirst(row, column),
            let colon = rows[row][column...].firstIndex(of: ":")
        else { return nil }
        return unquoted(String(rows[row][column..<colon]))
    }

    private func unquoted(_ name: String) -> String {
        guard name.count > 1, let first = name.first, first == name.last, first == "\"" || first == "'" else {
            return name
        }
        return String(name.dropFirst().dropLast())
    }
}
