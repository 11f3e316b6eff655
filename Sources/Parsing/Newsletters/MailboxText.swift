import Newsroom
import TextDecoding

/// The text of an mbox (RFC 4155): messages that each begin with a line "From …" after a blank one. Within a message,
/// such lines are quoted with ">" (mboxrd).
enum MailboxText {
    /// Returns whether a body is an mbox: a line "From …", followed by a header field. A mailbox may also be
    /// empty, or begin with a damaged message, which must not hide the others.
    static func isIn(_ body: FeedBody) -> Bool {
        let bytes = body.bytes
        let isMailbox = body.contentType == FeedBody.mailbox || body.contentType == FeedBody.newMail
        if bytes.isEmpty { return isMailbox }
        guard bytes.starts(with: "From ".utf8) else { return false }
        if isMailbox { return true }
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        let name = bytes[(end + 1)...].prefix(80).prefix { $0 != UInt8(ascii: ":") }
        return !name.isEmpty && name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ":")
            && name.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    }

    /// Returns the messages in order, without the lines that separate them.
    static func messages(in bytes: [UInt8]) -> [[UInt8]] {
        var messages: [[UInt8]] = []
        var isAfterBlank = true
        for line in bytes.lines {
            if isAfterBlank, line.starts(with: "From ".utf8) {
                messages.append([])
            } else if !messages.isEmpty {
                messages[messages.count - 1] += isQuoted(line) ? line.dropFirst() : line
            }
            isAfterBlank = line.isBlankLine
        }
        return messages
    }

    private static func isQuoted(_ line: ArraySlice<UInt8>) -> Bool {
        line.first == UInt8(ascii: ">")
            && line.drop { $0 == UInt8(ascii: ">") }.starts(with: "From ".utf8)
    }
}

extension RandomAccessCollection<UInt8> where Index == Int, SubSequence == ArraySlice<UInt8> {
    /// The lines with their ends (LF or CRLF).
    var lines: some Sequence<ArraySlice<UInt8>> {
        sequence(state: startIndex) { (place: inout Int) -> ArraySlice<UInt8>? in
            guard place < self.endIndex else { return nil }
            let end = self[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? self.endIndex
            defer { place = end }
            return self[place..<end]
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a line has nothing but its end.
    var isBlankLine: Bool { allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
}
