/// An error in a rules file, with its position.
public struct RuleProblem: Error, Equatable, CustomStringConvertible {
    /// The name of a rule or topic, or a path ("rules[3].kind", "line 12"); empty if the whole file is at fault.
    public var place: String
    public var reason: String

    public init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// - Parameter line: the line number, from 1.
    public init(line: Int, reason: String) {
        self.init(place: "line \(line)", reason: reason)
    }

    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
