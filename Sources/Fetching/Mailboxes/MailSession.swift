import Foundation
import Newsroom

/// The commands of IMAP (RFC 3501) that read a folder. None of them changes anything on the server.
struct MailSession {
    /// A folder as the server describes it.
    struct Folder {
        /// The number of messages.
        var messages = 0
        /// A number that changes when the server renumbers the messages; 0 if it gave none.
        var validity = 0
    }

    /// A message in a list.
    struct Entry {
        /// The number that the message keeps. Later messages have higher ones.
        let number: Int
        let size: Int
        let isDeletedOrDraft: Bool
    }

    /// A response, with its literals apart.
    private struct Response {
        var text = ""
        var literals: [ArraySlice<UInt8>] = []

        /// Returns the number after a name, as in "(UID 12 RFC822.SIZE 3401)".
        func number(after name: String) -> Int? {
            for range in text.ranges(of: name + " ") {
                let isWhole = text[..<range.lowerBound].last.map { " ([".contains($0) } ?? true
                // Numbers have at most ten digits (RFC 3501, section 9).
                let digits = text[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
                if isWhole, digits.count <= 10, let number = Int(digits) { return number }
            }
            return nil
        }
    }

    let connection: MailConnection
    /// The maximum number of bytes to read of a message.
    let longestMessage: Int
    private var commands = 0

    init(_ connection: MailConnection, longestMessage: Int) {
        self.connection = connection
        self.longestMessage = longestMessage
    }

    /// Logs in (RFC 4616).
    mutating func logIn(as user: some StringProtocol, with password: some StringProtocol) throws(Refusal) {
        let credentials = Data("\0\(user)\0\(password)".utf8).base64EncodedString()
        guard try run("AUTHENTICATE PLAIN", answering: [credentials]) else {
            throw Refusal(reason: Message(.refusedMailLogin))
        }
    }

    /// Logs in with an access token in place of the password (OAuth 2.0).
    mutating func logIn(
        as user: some StringProtocol, withToken token: some StringProtocol, at host: String, port: Int
    ) throws(Refusal) {
        var offers = ""
        guard try run("CAPABILITY", reading: { offers += $0.text.uppercased() + " " }) else { throw connection.foreign }
        let ways = offers.split(separator: " ")
        let bearer = "\u{1}auth=Bearer \(token)\u{1}\u{1}"
        // A server that refuses a token first says why, and the client acknowledges that.
        let way, credentials, acknowledgement: String
        if ways.contains("AUTH=OAUTHBEARER") {
            // RFC 7628, sections 3.1 and 3.2.3.
            way = "OAUTHBEARER"
            credentials = "n,a=\(user),\u{1}host=\(host)\u{1}port=\(port)" + bearer
            acknowledgement = Data([1]).base64EncodedString()
        } else if ways.contains("AUTH=XOAUTH2") {
            // https://developers.google.com/gmail/xoauth2_protocol
            way = "XOAUTH2"
            credentials = "user=\(user)" + bearer
            acknowledgement = ""
        } else {
            throw Refusal(reason: Message(.noMailTokens, ["host": .text(host)]))
        }
        let answers = [Data(credentials.utf8).base64EncodedString(), acknowledgement]
        guard try run("AUTHENTICATE \(way)", answering: answers) else {
            throw Refusal(reason: Message(.refusedMailToken))
        }
    }

    /// Opens a folder for reading only.
    mutating func examine(_ folder: String) throws(Refusal) -> Folder {
        var found = Folder()
        let isOpen = try run("EXAMINE \(MailFolderName.quoted(folder))") { response in
            let words = response.text.split(separator: " ")
            if words.count == 3, words[2].uppercased() == "EXISTS" { found.messages = Int(words[1]) ?? 0 }
            if let validity = response.number(after: "UIDVALIDITY") { found.validity = validity }
        }
        guard isOpen else { throw Refusal(reason: Message(.noMailFolder)) }
        return found
    }

    /// Lists the last messages of the open folder, oldest first.
    mutating func last(_ count: Int, of folder: Folder) throws(Refusal) -> [Entry] {
        guard folder.messages > 0, count > 0 else { return [] }
        var entries: [Int: Entry] = [:]
        let range = "\(max(1, folder.messages - count + 1)):\(folder.messages)"
        let isListed = try run("FETCH \(range) (UID RFC822.SIZE FLAGS)") { response in
            guard let number = response.number(after: "UID"), let size = response.number(after: "RFC822.SIZE"),
                entries.count < count
            else { return }
            let flags = response.text.uppercased()
            entries[number] = Entry(
                number: number, size: size,
                isDeletedOrDraft: flags.contains(#"\DELETED"#) || flags.contains(#"\DRAFT"#))
        }
        guard isListed else { throw connection.foreign }
        return entries.values.sorted { $0.number < $1.number }
    }

    /// Returns the beginnings of messages of the open folder, by their numbers, without marking them as read.
    mutating func messages(_ numbers: [Int]) throws(Refusal) -> [Int: ArraySlice<UInt8>] {
        var messages: [Int: ArraySlice<UInt8>] = [:]
        let list = numbers.map(String.init).joined(separator: ",")
        let isFetched = try run("UID FETCH \(list) (UID BODY.PEEK[]<0.\(longestMessage)>)") { response in
            // Servers may also report other messages at any time.
            guard let number = response.number(after: "UID"), numbers.contains(number),
                let message = response.literals.first
            else { return }
            messages[number] = message
        }
        guard isFetched else { throw connection.foreign }
        return messages
    }

    /// Logs out. The server's answer doesn't matter.
    mutating func logOut() {
        commands += 1
        try? connection.send("p\(commands) LOGOUT")
    }

    /// Sends a command and reads all responses to it.
    ///
    /// - Parameters:
    ///   - answers: the lines to send when the server asks for more, one each time.
    ///   - read: called for each response before the last.
    /// - Returns: whether the server carried out the command.
    private mutating func run(
        _ command: String, answering answers: [String] = [], reading read: (Response) -> Void = { _ in }
    ) throws(Refusal) -> Bool {
        commands += 1
        let tag = "p\(commands) "
        try connection.send(tag + command)
        var answers = answers[...]
        while true {
            let response = try response()
            if response.text.hasPrefix(tag) {
                return response.text.split(separator: " ").dropFirst().first?.uppercased() == "OK"
            } else if response.text.hasPrefix("* ") {
                read(response)
            } else if response.text.hasPrefix("+"), let line = answers.popFirst() {
                try connection.send(line)
            } else {
                throw connection.foreign
            }
        }
    }

    /// Reads a response. Literals follow a line that ends with their size: `BODY[] {571}`.
    private func response() throws(Refusal) -> Response {
        var response = Response()
        while true {
            let line = String(decoding: try connection.line(), as: UTF8.self)
            guard line.hasSuffix("}"), let brace = line.lastIndex(of: "{"),
                let size = Int(line[line.index(after: brace)...].dropLast())
            else {
                response.text += line
                return response
            }
            response.text += line[..<brace]
            guard 0...longestMessage ~= size, response.literals.count < 2, response.text.utf8.count < 8_000 else {
                throw connection.foreign
            }
            response.literals.append(try connection.bytes(size))
        }
    }
}
