public import Newsroom

/// A row of `permalink`: a published address.
extension Permalink: TableRow {
    public static let table = "permalink"
    public static let key = "path"

    public func check() throws {
        try RowCheck.date(moment, "moment")
        for (column, text) in [("path", path), ("title", title), ("link", link), ("feed", feed)] {
            try RowCheck.text(text, column)
        }
    }
}
