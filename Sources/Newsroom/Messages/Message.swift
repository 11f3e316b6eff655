/// Something to tell people, without the words: which message it is, and the values in it.
///
/// Stages make messages. The words stand in `Templates/words`, a file for each language, under the message's key, and
/// whoever shows the message (a page, the terminal, a log) looks them up then. A message that was kept can therefore be
/// read in any language, and no code has to take a sentence apart again.
public struct Message: Sendable, Hashable {
    /// A value in a message, as the language writes such values.
    public enum Value: Sendable, Hashable {
        /// Shown as it is: a name, a host, an address, a remark of another program.
        case text(String)
        /// Written with the language's separators ("12,345").
        case number(Int)
        /// A span of time in seconds ("10 s").
        case seconds(Double)
        /// A size in bytes, in the largest unit that divides it ("15 MiB").
        case bytes(Int)
        /// A message within this one.
        case message(Message)
    }

    public let key: Key
    /// By their names, which are those of the key (`Key.names`).
    public let values: [String: Value]

    public init(_ key: Key, _ values: [String: Value] = [:]) {
        assert(Set(values.keys) == key.names, "\(key.rawValue) has the values \(key.names), not \(values.keys)")
        self.key = key
        self.values = values
    }

    /// A sentence that is shown as it is in every language: what a library, a server or an older version said.
    public static func verbatim(_ text: String) -> Message { Message(.verbatim, ["text": .text(text)]) }
}

extension Message {
    /// The sentence of a verbatim message; nil of all others.
    public var verbatim: String? {
        if key == .verbatim, case .text(let text) = values["text"] { text } else { nil }
    }
}

/// By key, then by values: an order that is the same in every run, for lists that need one.
extension Message: Comparable {
    public static func < (a: Message, b: Message) -> Bool { a.order < b.order }

    private var order: String {
        key.rawValue + values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }
}
