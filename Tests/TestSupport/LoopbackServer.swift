import Glibc
public import Synchronization

import class Foundation.Thread

/// An HTTP server on 127.0.0.1 that says exactly the bytes that a test wants said, well-formed or not.
public final class LoopbackServer: Sendable {
    public struct Request: Sendable {
        public let path: String
        /// The whole head as it came.
        public let head: String
        /// As long as the head says.
        public let body: [UInt8]

        /// A header's value, by its lower-case name.
        public func header(_ name: String) -> String? {
            head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name + ":") }.map {
                $0.dropFirst(name.utf8.count + 1).drop { $0 == " " }.description
            }
        }
    }

    /// One connection; it is closed when the handler returns.
    public struct Connection: Sendable {
        fileprivate let socket: Int32

        /// False when the other side has gone.
        @discardableResult
        public func send(_ bytes: [UInt8]) -> Bool {
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes {
                    Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }

        @discardableResult
        public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

        /// A whole answer; `lines` are header lines.
        public func answer(_ status: String = "200 OK", _ lines: [String] = [], body: [UInt8] = []) {
            let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + lines
            send(Array((head + ["", ""]).joined(separator: "\r\n").utf8) + body)
        }
    }

    public let port: UInt16
    private let listener: Int32
    private let log = Watch<[Request]>([])

    /// The requests so far, in the order in which they came.
    public var requests: [Request] { log.value.withLock { $0 } }

    public func url(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    public init(_ handler: @escaping @Sendable (Request, Connection) -> Void) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1024) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isListening else { throw ServerError(errno: errno) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [log] in
            while true {
                let socket = accept(listener, nil, nil)
                guard socket >= 0 else {
                    // Only here: closed elsewhere, its number could be another socket's by the next accept.
                    close(listener)
                    return
                }
                Thread.detachNewThread {
                    defer { close(socket) }
                    guard let request = Self.request(from: socket) else { return }
                    log.value.withLock { $0.append(request) }
                    handler(request, Connection(socket: socket))
                    // What the other side still says is read, lest closing destroy what it has yet to hear.
                    shutdown(socket, Int32(SHUT_WR))
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static func request(from socket: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        // A head is read byte by byte, so that nothing of a body comes with it.
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let count = recv(socket, &buffer, 1, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            // A TLS handshake: answered as servers of plain HTTP do.
            if bytes.first == 0x16 {
                Connection(socket: socket).send("HTTP/1.1 400 Bad Request\r\n\r\n")
                return nil
            }
        }
        let head = String(decoding: bytes, as: UTF8.self)
        let words = head.split(separator: " ")
        guard words.count > 1 else { return nil }
        let length = Request(path: "", head: head, body: []).header("content-length").flatMap { Int($0) } ?? 0
        var body: [UInt8] = []
        while body.count < length {
            let count = recv(socket, &buffer, min(buffer.count, length - body.count), 0)
            guard count > 0 else { return nil }
            body += buffer[..<count]
        }
        return Request(path: String(words[1]), head: head, body: body)
    }
}

public struct ServerError: Error {
    public let errno: Int32
}

/// A value that a server's threads share with a test.
public final class Watch<Value: Sendable>: Sendable {
    public let value: Mutex<Value>
    public init(_ value: Value) { self.value = Mutex(value) }
}
