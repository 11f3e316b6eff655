import CCurl
import Glibc
import Newsroom

/// A connection to a mail server (IMAP), which libcurl opens and encrypts. The commands are ours: libcurl's own select
/// folders for writing and mark messages as read, and it loses messages fetched by custom commands
/// (https://github.com/curl/curl/issues/18847, https://github.com/curl/curl/issues/22865).
final class MailConnection {
    private let address: MailFolderAddress
    private let handle: UnsafeMutableRawPointer
    /// Whether the connection is limited to the public Internet.
    private let staysPublic: Bool
    /// The entry of `allowedHosts` that would open the host; with its port, if another port is open already.
    private let hostToAllow: String
    private let problem: ExchangeProblem
    private let end: ContinuousClock.Instant
    private let isWanted: () -> Bool
    private var socket: curl_socket_t = -1
    /// The reason a callback refused to connect.
    private var refusal: Refusal?
    private var waiting: ArraySlice<UInt8> = []
    /// The bytes received so far.
    private(set) var received = 0

    /// The maximum number of bytes of a line. Those of lists of messages are far shorter.
    private static let longestLine = 64 << 10

    /// Connects and reads the server's greeting, without logging in.
    ///
    /// - Parameters:
    ///   - end: when the exchange is given up.
    ///   - isWanted: checked at least ten times a second while waiting for answers.
    init(
        to address: MailFolderAddress, options: FeedRequestOptions, settings: FetchSettings,
        until end: ContinuousClock.Instant, while isWanted: @escaping () -> Bool
    ) throws(Refusal) {
        let isAllowed = settings.allowedHosts.contains { AllowedHost($0).allows(address.host, at: address.port) }
        let proxy = settings.proxy(to: address.host, with: options)
        let host = settings.allows(address.host) ? address.hostAndPort : address.host
        // A proxy resolves names itself, without showing us the address.
        if proxy != nil, isPrivateHost(address.host.contains(":") ? "[\(address.host)]" : address.host) {
            let kind = Message(NetworkAddress(address.host)?.restriction ?? .privateAddress)
            throw Refusal(reason: Message(.refusedHost, ["host": .text(host), "kind": .message(kind)]))
        }
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            throw Refusal(reason: Message(.noLibrary))
        }
        self.address = address
        self.handle = handle
        self.end = end
        self.isWanted = isWanted
        hostToAllow = host
        problem = ExchangeProblem(host: address.host, timeout: settings.timeout)
        staysPublic = proxy == nil && !isAllowed
        configure(settings, proxy: proxy)
        let result = curl_easy_perform(handle)
        if result == CURLE_OK { pulse_get_socket(handle, CURLINFO_ACTIVESOCKET, &socket) }
        guard result == CURLE_OK, socket >= 0 else { throw refusal ?? Refusal(reason: reason(for: result)) }
    }

    deinit { curl_easy_cleanup(handle) }

    private func configure(_ settings: FetchSettings, proxy: String?) {
        pulse_set_string(handle, CURLOPT_URL, address.server)
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "imap,imaps")
        pulse_set_long(handle, CURLOPT_CONNECT_ONLY, 1)
        // Without this, libcurl would use the proxy from the environment.
        pulse_set_string(handle, CURLOPT_PROXY, proxy ?? "")
        pulse_set_string(handle, CURLOPT_NOPROXY, "")
        pulse_set_long(handle, CURLOPT_HTTPPROXYTUNNEL, 1)
        pulse_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(settings.connectTimeout * 1_000)))
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, max(1, left.milliseconds))
        // Use no signals on a thread, and don't wait for a name server that won't answer.
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_QUICK_EXIT, 1)
        // As for outgoing mail, only a server on this machine may lack TLS.
        let isHere = address.host == "localhost" || NetworkAddress(address.host)?.restriction == .loopbackAddress
        pulse_set_long(handle, CURLOPT_USE_SSL, isHere && settings.authorities == nil ? 0 : 3)
        Trust.settle(on: settings.authorities, for: handle)
        pulse_on_socket(
            handle,
            { me, _, target in
                guard let me, let target else { return -1 }
                return Unmanaged<MailConnection>.fromOpaque(me).takeUnretainedValue().socket(to: target)
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Opens a socket, unless its resolved address is refused. Nothing has been sent there yet.
    private func socket(to target: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        let (family, type, kind) = (target.pointee.family, target.pointee.socktype, target.pointee.protocol)
        guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return -1 }
        let number = NetworkAddress(UnsafeRawPointer(target) + offset, length: Int(target.pointee.addrlen))
        if staysPublic, let restriction = number == nil ? .otherAddress : number?.restriction {
            let name = number?.text ?? "a local socket"
            let isNamed = name == address.host
            var values = ["host": Message.Value.text(hostToAllow), "kind": .message(Message(restriction))]
            if !isNamed { values["address"] = .text(name) }
            refusal = Refusal(reason: Message(isNamed ? .refusedHost : .refusedHostAt, values))
            return -1
        }
        // A name may resolve to several addresses; one public address is enough.
        refusal = nil
        return Glibc.socket(family, type | Int32(SOCK_CLOEXEC.rawValue), kind)
    }

    /// Sends a line, which must not contain line ends.
    func send(_ line: String) throws(Refusal) {
        var rest = Array((line + "\r\n").utf8)[...]
        while !rest.isEmpty {
            try checkTime()
            var sent = 0
            switch rest.withUnsafeBytes({ curl_easy_send(handle, $0.baseAddress, $0.count, &sent) }) {
            case CURLE_OK: rest = rest.dropFirst(sent)
            case CURLE_AGAIN: wait(for: POLLOUT)
            case let result: throw Refusal(reason: reason(for: result))
            }
        }
    }

    /// Reads a line, without its end.
    func line() throws(Refusal) -> ArraySlice<UInt8> {
        while true {
            if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                defer { waiting = waiting[(end + 1)...] }
                let line = waiting[..<end]
                return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            }
            guard waiting.count < Self.longestLine else { throw foreign }
            try receive()
        }
    }

    /// Reads this number of bytes.
    func bytes(_ count: Int) throws(Refusal) -> ArraySlice<UInt8> {
        while waiting.count < count { try receive() }
        defer { waiting = waiting.dropFirst(count) }
        return waiting.prefix(count)
    }

    /// The server doesn't speak IMAP.
    var foreign: Refusal { Refusal(reason: Message(.noIMAP, ["host": .text(address.host)])) }

    private var left: Duration { ContinuousClock.now.duration(to: end) }

    private func receive() throws(Refusal) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            try checkTime()
            var count = 0
            switch curl_easy_recv(handle, &buffer, buffer.count, &count) {
            case CURLE_AGAIN: wait(for: POLLIN)
            case CURLE_OK where count > 0:
                received += count
                // Copy, so that bytes already read take no memory.
                waiting = (Array(waiting) + buffer[..<count])[...]
                return
            case let result: throw Refusal(reason: reason(for: result == CURLE_OK ? CURLE_GOT_NOTHING : result))
            }
        }
    }

    /// Limits the time even of a server that never pauses.
    private func checkTime() throws(Refusal) {
        guard isWanted(), left > .zero else { throw Refusal(reason: reason(for: CURLE_OPERATION_TIMEDOUT)) }
    }

    private func wait(for events: Int32) {
        var entry = pollfd(fd: socket, events: Int16(events), revents: 0)
        poll(&entry, 1, Int32(max(1, min(.milliseconds(100), left).milliseconds)))
    }

    private func reason(for result: CURLcode) -> Message {
        switch result {
        case CURLE_UNSUPPORTED_PROTOCOL: Message(.noIMAPLibrary)
        case CURLE_WEIRD_SERVER_REPLY: foreign.reason
        case CURLE_USE_SSL_FAILED: Message(.unencryptedMail, ["host": .text(address.host)])
        default: problem.message(for: result, of: handle)
        }
    }
}
