/// What is wrong with a file of rules, and where.
public struct RuleProblem: Error, Equatable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    public var reason: String

    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }

    public var description: String { "line \(line): \(reason)" }
}
