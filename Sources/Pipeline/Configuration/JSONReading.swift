internal import Foundation
internal import Yams

/// A file that is neither JSON nor YAML, and where it stops being so.
struct SyntaxProblem: Error {
    /// "line 3, column 7: did not find expected ',' or '}'".
    let line: String
}

/// JSON, or the YAML that people slip into when they write JSON: `#` comments and trailing commas are forgiven.
///
/// Foundation's JSON reader does not say where it stumbled; libyaml does, to the column.
func decoded(_ data: Data) throws(SyntaxProblem) -> JSONValue {
    if data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { throw SyntaxProblem(line: "the file is empty") }
    if let value = try? JSONDecoder().decode(JSONValue.self, from: data) { return value }
    guard let text = String(data: data, encoding: .utf8) else {
        throw SyntaxProblem(line: "the file is not UTF-8; save it as UTF-8")
    }
    do {
        guard let node = try Yams.compose(yaml: text) else { throw SyntaxProblem(line: "the file is empty") }
        return try value(of: node)
    } catch let YamlError.scanner(_, problem, mark, _), let YamlError.parser(_, problem, mark, _),
        let YamlError.composer(_, problem, mark, _)
    {
        throw SyntaxProblem(line: "line \(mark.line), column \(mark.column): \(problem)")
    } catch let problem as SyntaxProblem {
        throw problem
    } catch {
        throw SyntaxProblem(line: "not valid JSON")
    }
}

private func value(of node: Node) throws(SyntaxProblem) -> JSONValue {
    switch node {
    case .scalar(let scalar):
        // A quoted scalar is a text whatever it looks like.
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
        var members: [String: JSONValue] = [:]
        for (key, item) in mapping {
            guard let name = key.string else {
                throw SyntaxProblem(line: "line \(key.mark?.line ?? 1): a key must be a text")
            }
            members[name] = try value(of: item)
        }
        return .object(members)
    case .alias:
        throw SyntaxProblem(line: "line \(node.mark?.line ?? 1): aliases are not read here")
    }
}
