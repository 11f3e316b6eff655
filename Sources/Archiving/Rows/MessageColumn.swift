internal import Foundation
public import Newsroom

/// A message as one column of JSON. Older archives have a sentence there: it is shown as it is until it is written anew.
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

    /// - Throws: where it begins as JSON and is no message of this version.
    static func check(_ text: String?, _ column: String) throws {
        guard let text = try RowCheck.text(text, column), text.hasPrefix("{") else { return }
        guard (try? JSONDecoder().decode(Message.self, from: Data(text.utf8))) == nil else { return }
        throw DamagedValue(column, "is no message")
    }

    /// nil where a column is empty, or names a stage that this version does not know.
    public static func failure(stage: String?, source: String?, reason: String?) -> Failure? {
        guard let stage = stage.flatMap(Failure.Stage.init), let source, let reason = message(of: reason) else {
            return nil
        }
        return Failure(stage: stage, source: source, reason: reason)
    }
}
