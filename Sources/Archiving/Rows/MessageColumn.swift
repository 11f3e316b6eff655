internal import Foundation
public import Newsroom

/// A message as a JSON column. Older archives contain a plain sentence instead, which is shown as is until it is
/// overwritten.
public enum MessageColumn {
    public static func text(of message: Message?) -> String? {
        guard let message else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) }
    }

    public static func message(of text: String?) -> Message? {
        text.map { text in
            (try? JSONDecoder().decode(Message.self, from: Data(text.utf8))) ?? .verbatim(text)
        }
    }

    /// Checks a message.
    ///
    /// - Throws: if it looks like JSON but isn't a message of this version.
    static func check(_ text: String?, _ column: String) throws {
        guard let text = try RowCheck.text(text, column), text.hasPrefix("{") else { return }
        guard (try? JSONDecoder().decode(Message.self, from: Data(text.utf8))) == nil else { return }
        throw DamagedValue(column, "is not a message")
    }

    /// Combines the columns of a failure. Returns nil if one is empty, or if this version doesn't know the stage.
    public static func failure(stage: String?, source: String?, reason: String?) -> Failure? {
        guard let stage = stage.flatMap(Failure.Stage.init), let source, let reason = message(of: reason) else {
            return nil
        }
        return Failure(stage: stage, source: source, reason: reason)
    }
}
