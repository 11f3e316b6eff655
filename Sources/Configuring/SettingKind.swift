internal import Foundation

/// A type of setting, with its parsing, writing and description.
public struct SettingKind<Value: Sendable>: Sendable {
    let shape: SettingShape
    /// Parses a value from the file. Returns nil and adds a problem if it cannot be used at all.
    let read: @Sendable (JSONValue, SettingPath, inout SettingProblems) -> Value?
    let write: @Sendable (Value) -> JSONValue

    var isListOfObjects: Bool { if case .list(of: .object, counts: _) = shape { true } else { false } }

    /// Adds a condition.
    ///
    /// A value that violates it is kept, so that references to it (such as from a source to its category) don't cause
    /// follow-up errors. A value with a problem inside isn't checked, since that would only report a consequence.
    ///
    /// - Parameter problem: describes what is wrong with a value; returns nil if it is valid.
    public func checked(_ problem: @escaping @Sendable (Value) -> String?) -> SettingKind {
        SettingKind(shape: shape) { value, path, problems in
            let before = problems.count
            guard let result = read(value, path, &problems) else { return nil }
            if problems.count == before, let reason = problem(result) { problems.add(reason, at: path) }
            return result
        } write: {
            write($0)
        }
    }

    /// Converts values to another type. A value without a counterpart counts as missing.
    public func converted<Other: Sendable>(
        _ other: @escaping @Sendable (Value) -> Other?, from value: @escaping @Sendable (Other) -> Value
    ) -> SettingKind<Other> {
        SettingKind<Other>(shape: shape) { json, path, problems in
            read(json, path, &problems).flatMap(other)
        } write: {
            write(value($0))
        }
    }

    init(
        shape: SettingShape, read: @escaping @Sendable (JSONValue, SettingPath, inout SettingProblems) -> Value?,
        write: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.shape = shape
        self.read = read
        self.write = write
    }

    /// Creates a kind that reads one case of `JSONValue` and reports any other.
    fileprivate init(
        _ wanted: String, _ shape: SettingShape, read: @escaping @Sendable (JSONValue) -> Value?,
        write: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.init(shape: shape) { value, path, problems in
            if let result = read(value) { return result }
            problems.add("must be \(wanted), not \(value.kind)", at: path)
            return nil
        } write: {
            write($0)
        }
    }
}

extension SettingKind where Value == Bool {
    public static var flag: Self {
        Self(
            "true or false", .flag, read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) }
        )
    }
}

extension SettingKind where Value: Equatable {
    /// Creates a kind that takes `true`, `false` or one word, and maps each to a value.
    public static func flag(true yes: Value, false no: Value, or word: String, _ other: Value) -> Self {
        Self(shape: .flagOr(word)) { value, path, problems in
            switch value {
            case .bool(let flag): return flag ? yes : no
            case .string(word): return other
            case .string(let text): problems.add("must be true, false or '\(word)', not '\(text)'", at: path)
            default: problems.add("must be true, false or '\(word)', not \(value.kind)", at: path)
            }
            return nil
        } write: {
            $0 == other ? .string(word) : .bool($0 == yes)
        }
    }
}

extension SettingKind where Value == Double {
    public static func number(_ range: ClosedRange<Double>) -> Self {
        Self(
            "a number", .number(range), read: { if case .number(let value) = $0 { value } else { nil } },
            write: { .number($0) }
        ).refusing { range.contains($0) ? nil : outside($0, range.lowerBound, range.upperBound) }
    }

    /// Adds a condition. Unlike with `checked`, an invalid number is discarded, because the default is more useful.
    private func refusing(_ problem: @escaping @Sendable (Double) -> String?) -> Self {
        Self(shape: shape) { value, path, problems in
            guard let result = read(value, path, &problems) else { return nil }
            guard let reason = problem(result) else { return result }
            problems.add(reason, at: path)
            return nil
        } write: {
            write($0)
        }
    }
}

extension SettingKind where Value == Int {
    public static func whole(_ range: ClosedRange<Int>) -> Self {
        Self(shape: .whole(range)) { value, path, problems in
            let bounds = Double(range.lowerBound)...Double(range.upperBound)
            guard let number = SettingKind<Double>.number(bounds).read(value, path, &problems) else { return nil }
            if let whole = Int(exactly: number) { return whole }
            problems.add("\(number) is not a whole number", at: path)
            return nil
        } write: {
            .integer($0)
        }
    }
}

private func outside(_ value: Double, _ least: Double, _ most: Double) -> String {
    func plain(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
    return "\(plain(value)) is not between \(plain(least)) and \(plain(most))"
}

extension SettingKind where Value == String {
    public static func text(
        label: String = "text", pattern: String? = nil, isEmptyAllowed: Bool = true, examples: [String] = []
    ) -> Self {
        Self(
            "a string", .text(label: label, pattern: pattern, isEmptyAllowed: isEmptyAllowed, examples: examples),
            read: { if case .string(let text) = $0 { text } else { nil } }, write: { .string($0) })
    }

    /// Creates a kind of text that must not be blank.
    public static func name(label: String = "text") -> Self {
        text(label: label, isEmptyAllowed: false).checked { text in
            text.allSatisfy(\.isWhitespace) ? "is empty" : nil
        }
    }

    /// Creates a kind of text that must match a pattern as a whole.
    public static func text(
        label: String, matching pattern: String, otherwise problem: @escaping @Sendable (String) -> String
    ) -> Self {
        let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))\\z")
        return text(label: label, pattern: pattern).checked { text in
            let whole = NSRange(text.startIndex..., in: text)
            return expression?.firstMatch(in: text, range: whole) == nil ? problem(text) : nil
        }
    }
}

extension SettingKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// A kind of text that must be one of a fixed set of words.
    public static var choice: Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(shape: .choice(words)) { value, path, problems in
            guard let word = SettingKind<String>.text().read(value, path, &problems) else { return nil }
            if let choice = Value(rawValue: word) { return choice }
            problems.add("unknown choice '\(word)'\(suggestion(for: word, among: words))", at: path)
            return nil
        } write: {
            .string($0.rawValue)
        }
    }
}

extension SettingKind {
    /// Creates a kind of list.
    ///
    /// - Parameter counts: the allowed number of elements, for editors only; use `checked` to enforce it.
    public static func list<Element: Sendable>(
        of kind: SettingKind<Element>, counts: ClosedRange<Int> = 0...(.max)
    ) -> Self where Value == [Element] {
        Self(shape: .list(of: kind.shape, counts: counts)) { value, path, problems in
            guard case .array(let values) = value else {
                problems.add("must be a list, not \(value.kind)", at: path)
                return nil
            }
            var elements: [Element] = []
            for (index, value) in values.enumerated() {
                if let element = kind.read(value, path[index], &problems) { elements.append(element) }
            }
            return elements
        } write: {
            .array($0.map(kind.write))
        }
    }

    /// Creates a kind of object with the settings of a table.
    ///
    /// - Parameter blank: a value with the defaults. It also replaces an unreadable object, so that the elements of a
    ///   list keep their positions.
    public static func object(_ table: SettingTable<Value>, blank: Value) -> Self {
        Self(shape: .object(table.shape(of: blank))) { value, path, problems in
            var result = blank
            table.read(value, at: path, into: &result, &problems)
            return result
        } write: {
            table.json(of: $0)
        }
    }
}
