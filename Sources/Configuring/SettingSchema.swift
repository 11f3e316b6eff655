extension SettingObjectShape {
    /// Returns the JSON Schema (draft 2020-12) of a file with this object, for editors.
    public func schema(title: String) -> JSONValue {
        var definitions: [String: JSONValue] = [
            "comment": ["type": "string", "description": "A comment; ignored."]
        ]
        var root = object(&definitions, also: ["$schema": ["type": "string"]])
        root.members += [
            JSONObject.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
            JSONObject.Member("title", .string(title)),
            JSONObject.Member("$defs", .object(JSONObject(definitions))),
        ]
        return .object(root)
    }

    /// Returns the schema of the object.
    ///
    /// - Parameter definitions: the types of list elements by name, which several lists may share.
    fileprivate func object(
        _ definitions: inout [String: JSONValue], also others: JSONObject = JSONObject(members: [])
    ) -> JSONObject {
        var properties = others
        properties.members.append(JSONObject.Member("$comment", ["$ref": "#/$defs/comment"]))
        for row in rows { properties.members.append(JSONObject.Member(row.key, row.schema(&definitions))) }
        var object: JSONObject = [
            "description": .string(about), "type": "object", "additionalProperties": false,
            "properties": .object(properties),
        ]
        let required = rows.filter(\.isRequired).map(\.key)
        if !required.isEmpty { object.members.append(JSONObject.Member("required", .texts(required))) }
        return object
    }
}

extension SettingRow {
    fileprivate func schema(_ definitions: inout [String: JSONValue]) -> JSONValue {
        var members = shape.schema(&definitions).members.filter { $0.key != "description" }
        if mayBeNull, let type = members.firstIndex(where: { $0.key == "type" }) {
            members[type] = JSONObject.Member("type", .array([members[type].value, "null"]))
        } else if mayBeNull, case .flagOr(let word) = shape {
            members = [JSONObject.Member("enum", .array([true, .string(word), false, .null]))]
        }
        members.append(JSONObject.Member("description", .string(about)))
        if let standard { members.append(JSONObject.Member("default", standard)) }
        return .object(JSONObject(members: members))
    }
}

extension SettingShape {
    fileprivate func schema(_ definitions: inout [String: JSONValue]) -> JSONObject {
        switch self {
        case .text(_, let pattern, let isEmptyAllowed, let examples):
            var object: JSONObject = ["type": "string"]
            if let pattern { object.members.append(JSONObject.Member("pattern", .string("^\(pattern)$"))) }
            if !isEmptyAllowed { object.members.append(JSONObject.Member("minLength", 1)) }
            if !examples.isEmpty { object.members.append(JSONObject.Member("examples", .texts(examples))) }
            return object
        case .choice(let words): return ["type": "string", "enum": .texts(words)]
        case .whole(let range):
            return ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        case .number(let range):
            return ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
        case .flag: return ["type": "boolean"]
        case .flagOr(let word): return ["enum": .array([true, .string(word), false])]
        case .list(let element, let counts):
            var object: JSONObject = ["type": "array", "items": element.item(&definitions)]
            if counts.lowerBound > 0 {
                object.members.append(JSONObject.Member("minItems", .integer(counts.lowerBound)))
            }
            if counts.upperBound < .max {
                object.members.append(JSONObject.Member("maxItems", .integer(counts.upperBound)))
            }
            return object
        case .object(let object): return object.object(&definitions)
        }
    }

    /// Returns the schema of a list element. Objects are defined once and referenced.
    private func item(_ definitions: inout [String: JSONValue]) -> JSONValue {
        guard case .object(let object) = self else { return .object(schema(&definitions)) }
        definitions[object.name] = .object(object.object(&definitions))
        return ["$ref": .string("#/$defs/\(object.name)")]
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(members: elements.map { JSONObject.Member($0.0, $0.1) }))
    }
}
