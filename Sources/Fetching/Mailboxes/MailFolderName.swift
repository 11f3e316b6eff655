import Foundation

/// The name of a folder in IMAP: ASCII, with all other characters in a form of UTF-7 (RFC 3501, section 5.1.3).
enum MailFolderName {
    /// Returns a name as a quoted text for a command.
    static func quoted(_ name: String) -> String {
        let escaped = encoded(name).replacing(#"\"#, with: #"\\"#).replacing(#"""#, with: #"\""#)
        return "\"\(escaped)\""
    }

    /// Encodes a name: "Notícias" is "Not&AO0-cias", and "&" is "&-".
    static func encoded(_ name: String) -> String {
        var (encoded, foreign) = ("", [UInt16]())
        func flush() {
            if !foreign.isEmpty { encoded += "&\(base64(foreign))-" }
            foreign = []
        }
        for character in name.unicodeScalars {
            guard 0x20...0x7E ~= character.value else {
                foreign += Array(String(character).utf16)
                continue
            }
            flush()
            encoded += character == "&" ? "&-" : String(character)
        }
        flush()
        return encoded
    }

    /// Returns UTF-16 in big-endian order as base64 without padding and with a comma instead of a slash.
    private static func base64(_ units: [UInt16]) -> String {
        let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return Data(bytes).base64EncodedString().replacing("/", with: ",").replacing("=", with: "")
    }
}
