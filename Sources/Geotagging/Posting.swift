/// One name of one place. The postings of one name are a chain.
struct Posting {
    /// Index of the place's row.
    var place: Int32
    var marks: Marks
    /// The name's bytes in the embedded table.
    var name: Range<Int32>
    /// Index of the next posting of the same name; -1 ends the chain.
    var next: Int32
}
