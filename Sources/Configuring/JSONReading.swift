public import Foundation
internal import Yams

/// An error for a file that is neither JSON nor YAML, with the position of the error.
public struct SyntaxProblem: Error {
    /// The problem, such as "line 3, column 7: did not find expected ',' or '}'". Several lines occur only for
    /// duplicate keys.
    public let lines: [String]
}

extension JSONValue {
    /// Parses JSON, or YAML that people may write by mistake for JSON: `#` comments and trailing commas are allowed.
    ///
    /// libyaml parses first. Foundation's JSON parser doesn't report positions, doesn't keep the order of keys, and
    /// doesn't notice duplicate keys. Foundation is the fallback for what libyaml doesn't support in JSON: surrogate
    /// pairs such as `\ud83d\ude00`, which Python writes for emoji.
    ///
    /// - Throws: `SyntaxProblem` with line and column.
    public init(reading data: Data) throws(SyntaxProblem) {
        if data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            throw SyntaxProblem(lines: ["the file is empty"])
        }
        do throws(YAMLProblem) {
            let value = try Self.composed(data)
            // In YAML, a line of plain text turns the whole file into a text.
            if case .string = value, let mistake = SyntaxMistake.description(in: data) { throw .syntax(mistake) }
            self = value
        } catch {
            switch error {
            case .repeatedKeys(let keys, let line, let column):
                let lines = RepeatedKeys(in: data).lines
                throw SyntaxProblem(
                    lines: lines.isEmpty ? Self.repeated(keys, line: line, column: column, in: data) : lines)
            case .syntax(let line):
                guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else {
                    throw SyntaxProblem(lines: [SyntaxMistake.description(in: data) ?? line])
                }
                self = value
            }
        }
    }

    private enum YAMLProblem: Error {
        case syntax(String)
        /// Not a syntax error, but Foundation would silently drop one of the two.
        case repeatedKeys([String], line: Int, column: Int)
    }

    /// Returns a line for each duplicate key, starting from those libyaml has found.
    private static func repeated(_ keys: [String], line: Int, column: Int, in data: Data) -> [String] {
        var search = RepeatedBlockKeys(in: String(decoding: data, as: UTF8.self))
        var next: (keys: [String], line: Int, column: Int)? = (keys, line, column)
        while let object = next, search.take(object.keys, line: object.line, column: object.column) {
            next = nil
            do throws(YAMLProblem) { _ = try composed(Data(search.text.utf8)) } catch {
                if case .repeatedKeys(let keys, let line, let column) = error { next = (keys, line, column) }
            }
        }
        guard search.lines.isEmpty else { return search.lines }
        let names = keys.map { "'\($0)'" }.joined(separator: ", ")
        return ["line \(line), column \(column): \(names) found more than once in one object; keep one"]
    }

    private static func composed(_ data: Data) throws(YAMLProblem) -> JSONValue {
        guard let text = String(data: data, encoding: .utf8) else {
            throw .syntax("the file is not UTF-8; save it as UTF-8")
        }
        do {
            guard let node = try Yams.compose(yaml: text) else { throw YAMLProblem.syntax("the file is empty") }
            return try value(of: node)
        } catch let problem as YAMLProblem {
            throw problem
        } catch let YamlError.scanner(_, problem, mark, _), let YamlError.parser(_, problem, mark, _),
            let YamlError.composer(_, problem, mark, _)
        {
            throw .syntax("line \(mark.line), column \(mark.column): \(SyntaxMistake.plain(problem))")
        } catch let YamlError.duplicatedKeysInMapping(keys, context) {
            throw .repeatedKeys(keys, line: context.mark.line, column: context.mark.column)
        } catch {
            throw .syntax("not valid JSON")
        }
    }

    private static func value(of node: Node) throws(YAMLProblem) -> JSONValue {
        switch node {
        case .scalar(let scalar):
            // A quoted scalar is always a string, whatever it looks like.
            if scalar.style == .doubleQuoted || scalar.style == .singleQuoted { return .string(scalar.string) }
            if node.null != nil { return .null }
            if let value = node.bool { return .bool(value) }
            if let value = node.float { return .number(value) }
            return .string(scalar.string)
        case .sequence(let sequence):
            var values: [JSONValue] = []
            for item in sequence { values.append(try value(of: item)) }
            return .array(values)
        case .mapping(let mapping):
            var members: [JSONObject.Member] = []
            for (key, item) in mapping {
                guard let name = key.string else {
                    throw .syntax("line \(key.mark?.line ?? 1): a key must be a string")
                }
                members.append(JSONObject.Member(name, try value(of: item)))
            }
            return .object(JSONObject(members: members))
        case .alias:
            throw .syntax("line \(node.mark?.line ?? 1): aliases are not supported")
        }
    }
}
