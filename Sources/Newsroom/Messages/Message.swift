/// A message for people in language-independent form: a key and its values.
///
/// Stages create messages. The text is looked up by key in `Templates/words`, which has one file per language, when a
/// page, the terminal or a log shows the message. Stored messages can therefore be shown in any language, and no code
/// has to parse sentences.
public struct Message: Sendable, Hashable {
    /// A value in a message, formatted according to the language.
    public enum Value: Sendable, Hashable {
        /// Shown as is: a name, a host, an address, another program's message.
        case text(String)
        /// Written with the language's separators ("12,345").
        case number(Int)
        /// A duration in seconds ("10 s").
        case seconds(Double)
        /// A size in bytes, shown in the largest unit that divides it ("15 MiB").
        case bytes(Int)
        /// A nested message.
        case message(Message)
    }

    public let key: Key
    /// Values by name; the names are those of the key (`Key.names`).
    public let values: [String: Value]

    public init(_ key: Key, _ values: [String: Value] = [:]) {
        assert(Set(values.keys) == key.names, "\(key.rawValue) has the values \(key.names), not \(values.keys)")
        self.key = key
        self.values = values
    }

    /// Returns a message that is shown as is in every language: the words of a library, a server or an older version.
    public static func verbatim(_ text: String) -> Message { Message(.verbatim, ["text": .text(text)]) }
}

extension Message {
    /// The text of a verbatim message; nil for any other.
    public var verbatim: String? {
        if key == .verbatim, case .text(let text) = values["text"] { text } else { nil }
    }
}

/// Ordering by key, then by values, so that lists come out the same in every run.
extension Message: Comparable {
    public static func < (a: Message, b: Message) -> Bool { a.order < b.order }

    private var order: String {
        key.rawValue + values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }
}
