/// What a node stands in, however deep.
struct PageSurroundings: OptionSet {
    let rawValue: UInt8
    static let table = PageSurroundings(rawValue: 1)
    static let code = PageSurroundings(rawValue: 2)
    static let figure = PageSurroundings(rawValue: 4)

    /// What the element with a name adds.
    init(of name: MarkupName) {
        switch name {
        case "table": self = .table
        case "code": self = .code
        case "figure": self = .figure
        default: self = []
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}
