import Computing
import Foundation
import Newsroom

/// A file of a mailbox: one message of a Maildir, or all messages of an mbox.
struct MailboxFile {
    enum Problem: Error {
        /// It was moved or deleted.
        case missing
        /// Its permissions forbid reading it.
        case closed
        /// It is not a regular file, or reading failed.
        case unreadable
    }

    /// The maximum number of bytes of a message. Attachments follow the text, so they are cut off first.
    static let longestMessage = 1 << 20

    private let file: Int32
    private let status: stat

    /// Opens a file, calls the body, and closes it. The body returns nil if reading failed.
    ///
    /// - Parameter followsLinks: whether it may be a symbolic link, as the mailbox that the owner names may be.
    private static func opened<Value>(
        _ path: String, followsLinks: Bool, _ body: (MailboxFile) -> Value?
    ) -> Result<Value, Problem> {
        // A pipe would wait for its writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
        guard file >= 0 else {
            return .failure(errno == ENOENT ? .missing : errno == EACCES ? .closed : .unreadable)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .failure(.unreadable) }
        return body(MailboxFile(file: file, status: status)).map(Result.success) ?? .failure(.unreadable)
    }

    /// Reads the beginning of a message.
    static func beginning(of path: String) -> Result<[UInt8], Problem> {
        opened(path, followsLinks: false) { $0.bytes(from: 0, most: longestMessage) }
    }

    /// Reads the end of an mbox, to which programs append, if it has changed.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of bytes.
    ///   - known: the tag from the last reading; nil to read it in any case.
    /// - Returns: the bytes, nil if the file is unchanged, and its tag.
    static func mbox(
        at path: String, limit: Int, unless known: String?
    ) throws(Refusal) -> (bytes: [UInt8]?, tag: String) {
        let reading = opened(path, followsLinks: true) { file -> (bytes: [UInt8]?, tag: String)? in
            let (size, time) = (Int(file.status.st_size), file.status.st_mtim)
            let tag = fingerprint("mbox", "\(size) \(time.tv_sec) \(time.tv_nsec)")
            if tag == known { return (nil, tag) }
            guard let bytes = file.bytes(from: max(0, size - limit), most: limit) else { return nil }
            return (size > limit ? Array(wholeMessages(of: bytes)) : bytes, tag)
        }
        switch reading {
        case .success(let read): return read
        case .failure(.closed): throw Refusal(reason: Message(.closedMailbox))
        case .failure(.missing), .failure(.unreadable): throw Refusal(reason: Message(.noMailbox))
        }
    }

    /// Appends a message to an mbox, after a line that separates it from others. Its own lines that look like the start
    /// of another message are quoted (mboxrd).
    static func append(_ message: [UInt8], to bytes: inout [UInt8]) {
        bytes += "From MAILER-DAEMON Thu Jan  1 00:00:00 1970\n".utf8
        for line in message.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.drop(while: { $0 == UInt8(ascii: ">") }).starts(with: "From ".utf8) {
                bytes.append(UInt8(ascii: ">"))
            }
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Returns the bytes from the first start of a message: as in any mbox, a line "From …" after a blank one.
    private static func wholeMessages(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let isBlank = rest[..<end].allSatisfy { $0 == UInt8(ascii: "\r") }
            rest = rest[(end + 1)...]
            if isBlank, rest.starts(with: "From ".utf8) { return rest }
        }
        return []
    }

    /// Returns the bytes from an offset, up to a number; nil if reading fails.
    private func bytes(from start: Int, most: Int) -> [UInt8]? {
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        do {
            try handle.seek(toOffset: UInt64(start))
            // An empty file has no data.
            return [UInt8](try handle.read(upToCount: most) ?? Data())
        } catch {
            return nil
        }
    }
}
