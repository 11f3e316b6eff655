/// What is wrong with a file of rules, and where.
public struct RuleProblem: Error, Equatable, CustomStringConvertible {
    /// The rule by its name, or a path ("rules[3].kind", "line 12").
    public var place: String
    public var reason: String

    public init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
