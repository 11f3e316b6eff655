internal import Foundation

extension JSONValue {
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }
    public static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// As JSON with sorted keys.
    public func text(pretty: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty
            ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
