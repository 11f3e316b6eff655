internal import CRules
public import Newsroom
internal import TextReading

/// The phrases by which a report itself says why its matter matters, as `Rules/significance.txt` lists them.
public struct SignificanceRules: Sendable, Equatable {
    /// Phrases that say it in one way.
    struct Rule: Sendable, Equatable {
        let name: String
        let kind: ContextKind
        /// 0…2.
        let weight: Double
        /// Each in its parts, between which up to six words may stand.
        var phrases: [[String]] = []
    }

    private(set) var rules: [Rule] = []
    /// A sentence with one of these is not quoted.
    private(set) var never: [String] = []

    /// None: nothing is quoted.
    public static let none = SignificanceRules()

    private init() {}

    /// The rules that the tool was built with.
    public static func builtIn() throws(RuleProblem) -> SignificanceRules {
        let file = pulse_rules_significance()
        return try SignificanceRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Reads a file of rules.
    ///
    ///     [history] category 1.4
    ///     first … since #, never before
    ///     [never]
    ///     subscribe
    ///
    /// A heading names the rule, the kind of its contexts and its weight; the lines below it hold its phrases with commas between
    /// them. `[never]` heads phrases that forbid. A line that begins with "# " is a comment.
    public init(text: String) throws(RuleProblem) {
        var isNever: Bool?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let line = line.withoutOuterBlanks
            if line.isEmpty || line == "#" || line.hasPrefix("# ") { continue }
            if line.hasPrefix("[") {
                isNever = try open(line, at: number)
                continue
            }
            guard let isNever else {
                throw RuleProblem(line: number, reason: "'\(line)' stands before the first [rule] heading")
            }
            for entry in line.split(separator: ",").map(\.withoutOuterBlanks) where !entry.isEmpty {
                if isNever {
                    never.append(String(entry))
                } else {
                    let parts = entry.split(separator: "…").map { String($0.withoutOuterBlanks) }
                    guard !parts.isEmpty, !parts.contains("") else {
                        throw RuleProblem(line: number, reason: "'\(entry)' holds no words")
                    }
                    rules[rules.count - 1].phrases.append(parts)
                }
            }
        }
    }

    /// Opens a heading; whether it is the one of what forbids.
    private mutating func open(_ line: Substring, at number: Int) throws(RuleProblem) -> Bool {
        guard let end = line.firstIndex(of: "]") else {
            throw RuleProblem(line: number, reason: "the heading '\(line)' has no ]")
        }
        let name = line[line.index(after: line.startIndex)..<end].withoutOuterBlanks
        let rest = line[line.index(after: end)...].split(separator: " ")
        if name == "never", rest.isEmpty { return true }
        guard !name.isEmpty, !rules.contains(where: { $0.name == name }) else {
            throw RuleProblem(line: number, reason: "'\(name)' is no name, or that of a heading above")
        }
        guard rest.count == 2, let kind = ContextKind(rawValue: String(rest[0])) else {
            let all = ContextKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw RuleProblem(line: number, reason: "behind [\(name)] stand a kind (\(all)) and a weight")
        }
        guard let weight = Double(rest[1]), (0...2).contains(weight) else {
            throw RuleProblem(line: number, reason: "a weight is a number from 0 to 2, not '\(rest[1])'")
        }
        rules.append(Rule(name: String(name), kind: kind, weight: weight))
        return false
    }
}
