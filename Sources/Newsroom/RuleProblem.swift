/// A mistake in a file of rules, and its position.
public struct RuleProblem: Error, Equatable, CustomStringConvertible {
    /// The rule or topic by its name, or a path ("rules[3].kind", "line 12"); empty when it is the whole file.
    public var place: String
    public var reason: String

    public init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// - Parameter line: counted from 1.
    public init(line: Int, reason: String) {
        self.init(place: "line \(line)", reason: reason)
    }

    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
