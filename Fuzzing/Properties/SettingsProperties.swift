import Configuring
import Foundation

/// A file of settings is read or refused in a few lines, and what is read is read again from what we write.
enum SettingsProperties {
    static func complaint(about input: [UInt8]) -> String? {
        let value: JSONValue
        do throws(SyntaxProblem) { value = try JSONValue(reading: Data(input)) } catch {
            let isClear = !error.lines.isEmpty && error.lines.allSatisfy { !$0.isEmpty && $0.utf8.count < 4096 }
            return isClear ? nil : "refused without clear words: \(error.lines)"
        }
        let written = value.text(pretty: true)
        guard let again = try? JSONValue(reading: Data(written.utf8)) else {
            return "what we write is not read: \(written)"
        }
        return again.text(pretty: true) == written ? nil : "\(written) became \(again.text(pretty: true))"
    }
}
