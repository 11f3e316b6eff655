import CCurl
import Glibc
import Newsroom

/// A single HTTP exchange with its libcurl handle and received data. Confined to its loop's thread.
final class Transfer {
    /// The reason a callback aborted the transfer.
    enum Stop: Equatable {
        case tooLong
        case headTooLong
        case restricted(address: String, restriction: Message.Key)
    }

    let handle: UnsafeMutableRawPointer
    private(set) var request: Request
    private(set) var head = ResponseHead()
    private(set) var stop: Stop?
    let start: Duration
    private var body: [UInt8] = []
    private let bodyLimit: Int
    /// Seconds for which a body may arrive at less than 64 bytes a second.
    private let dripTime: Int
    /// Whether connections are limited to the public Internet.
    private let staysPublic: Bool
    private let proxy: String?
    private var headers: UnsafeMutablePointer<curl_slist>?

    /// Sets up an exchange.
    ///
    /// - Parameter start: the start time on the loop's clock.
    init?(_ request: Request, settings: FetchSettings, start: Duration) {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        self.request = request
        self.start = start
        bodyLimit = request.purpose.bodyLimit(settings)
        dripTime = max(1, Int(settings.timeout / 3))
        // A proxy may be on a private network, and hides the addresses behind it.
        proxy = settings.proxy(for: request)
        staysPublic = proxy == nil && !request.mayStayPrivate(settings)
        configure(settings)
        ask(settings)
        listen()
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
    }

    var hasBody: Bool { !body.isEmpty }

    /// Parses a response received without libcurl's HTTP parser. Returns nil if it isn't HTTP.
    func plainAnswer() -> RawResponse? {
        let answer = RawResponse(takeBody(), bodyLimit: bodyLimit)
        if let answer { (head, body) = (answer.head, answer.body) }
        return answer
    }

    /// Returns the received body without copying it.
    func takeBody() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &body)
        return taken
    }

    private func configure(_ settings: FetchSettings) {
        // Without this, libcurl would use the proxy from the environment.
        pulse_set_string(handle, CURLOPT_PROXY, proxy ?? "")
        pulse_set_string(handle, CURLOPT_NOPROXY, "")

        let left = Duration.seconds(settings.timeout) - request.elapsed
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, max(1, left.milliseconds))
        pulse_set_long(
            handle, CURLOPT_CONNECTTIMEOUT_MS, max(1, Duration.seconds(settings.connectTimeout).milliseconds))
        if !request.purpose.takesBeginnings {
            pulse_set_offset(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(bodyLimit))
        }
        pulse_set_long(handle, CURLOPT_BUFFERSIZE, 131_072)

        // Use no signals on a thread, and don't wait for a name server that won't answer.
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_QUICK_EXIT, 1)

        Trust.settle(on: settings.authorities, for: handle)
    }

    private func ask(_ settings: FetchSettings) {
        let address = request.trail.address
        let userAgent = (request.requestOptions.userAgent ?? settings.userAgent).filter { $0 >= " " && $0 != "\u{7F}" }
        let own = request.ownLines
        func isMissing(_ name: String) -> Bool { !own.contains { $0.lowercased().hasPrefix(name + ":") } }
        var lines = own + request.conditions
        if isMissing("accept") { lines.insert("Accept: " + request.purpose.accepts, at: 0) }
        // We decompress bodies ourselves, so don't use CURLOPT_ACCEPT_ENCODING.
        if isMissing("accept-encoding") { lines.append("Accept-Encoding: " + ContentCoding.accepted) }
        if request.isPlain {
            if isMissing("user-agent") { lines.append("User-Agent: " + userAgent) }
            pulse_set_string(handle, CURLOPT_URL, RawResponse.question(to: address, lines: lines))
            pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "gopher,gophers")
            // Tunnel raw bytes through an HTTP proxy as well.
            pulse_set_long(handle, CURLOPT_HTTPPROXYTUNNEL, 1)
            return
        }
        pulse_set_string(handle, CURLOPT_URL, address.text)
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        pulse_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
        pulse_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        pulse_set_string(handle, CURLOPT_USERAGENT, userAgent)
        // Keep cookies in memory for this exchange only. The owner's own cookies go in the same header.
        pulse_set_string(handle, CURLOPT_COOKIEFILE, "")
        for cookie in request.cookies.sorted() { pulse_set_string(handle, CURLOPT_COOKIELIST, cookie) }
        let cookies = lines.filter { $0.lowercased().hasPrefix("cookie:") }
        if !cookies.isEmpty {
            let values = cookies.map { $0.dropFirst("cookie:".count).drop { $0 == " " } }
            pulse_set_string(handle, CURLOPT_COOKIE, values.joined(separator: "; "))
        }
        for line in lines where !cookies.contains(line) { headers = curl_slist_append(headers, line) }
        pulse_set_list(handle, CURLOPT_HTTPHEADER, headers)
    }

    /// The cookies after this answer, in libcurl's format.
    var cookies: Set<String> {
        var list: UnsafeMutablePointer<curl_slist>?
        pulse_get_list(handle, CURLINFO_COOKIELIST, &list)
        defer { curl_slist_free_all(list) }
        var cookies: Set<String> = []
        var entry = list
        while let cookie = entry?.pointee {
            if let data = cookie.data { cookies.insert(String(cString: data)) }
            entry = cookie.next
        }
        return cookies
    }

    /// The number of body bytes received on the wire, available once the transfer has ended.
    var received: Int {
        var size = curl_off_t(0)
        pulse_get_offset(handle, CURLINFO_SIZE_DOWNLOAD_T, &size)
        return Int(size)
    }

    private func listen() {
        let me = Unmanaged.passUnretained(self).toOpaque()
        pulse_on_body(
            handle,
            { bytes, size, count, me in
                Transfer.from(me)?.receive(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            }, me)
        pulse_on_header(
            handle,
            { bytes, size, count, me in
                Transfer.from(me)?.receiveHead(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            }, me)
        pulse_on_socket(
            handle,
            { me, _, address in
                guard let address else { return -1 }
                return Transfer.from(me)?.socket(to: address) ?? -1
            }, me)
        pulse_on_request(
            handle,
            { me, remote, _, _, _ in
                guard let remote, let transfer = Transfer.from(me) else { return CURL_PREREQFUNC_ABORT }
                return transfer.connect(to: String(cString: remote)) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
            }, me)
        pulse_on_progress(
            handle,
            { me, _, received, _, _ in
                Transfer.from(me)?.permits(received: Int(received)) == true ? 0 : 1
            }, me)
    }

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> Transfer? {
        pointer.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The maximum number of bytes to receive. In plain mode this includes the head.
    private var limit: Int { bodyLimit + (request.isPlain ? RawResponse.headLimit : 0) }

    private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard bytes.count <= limit - body.count else {
            stop = .tooLong
            if request.purpose.takesBeginnings {
                body.append(contentsOf: bytes.prefix(limit - body.count))
            } else {
                body = []
            }
            return 0
        }
        if body.isEmpty, let length = head.contentLength { body.reserveCapacity(min(max(0, length), bodyLimit)) }
        body.append(contentsOf: bytes)
        if request.isPlain { hurry() }
        return bytes.count
    }

    /// Enforces a minimum speed. A server may take as long as the timeout to respond, but once it has started it must
    /// not stall.
    private func hurry() {
        pulse_set_long(handle, CURLOPT_LOW_SPEED_LIMIT, 64)
        pulse_set_long(handle, CURLOPT_LOW_SPEED_TIME, dripTime)
    }

    private func receiveHead(_ line: UnsafeRawBufferPointer) -> Int {
        guard line.withMemoryRebound(to: UInt8.self, { head.read($0) }) else {
            stop = .headTooLong
            return 0
        }
        if head.isComplete { hurry() }
        return line.count
    }

    /// Limits the bytes on the wire, before decompression, because endless empty data also compresses.
    private func permits(received: Int) -> Bool {
        if received > limit { stop = .tooLong }
        return received <= limit
    }

    /// Checks each resolved address before anything is sent there.
    private func socket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        let target = address.pointee
        guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return -1 }
        let number = NetworkAddress(UnsafeRawPointer(address) + offset, length: Int(target.addrlen))
        guard permits(number, named: number?.text ?? "a local socket") else { return -1 }
        return Glibc.socket(target.family, target.socktype | Int32(SOCK_CLOEXEC.rawValue), target.protocol)
    }

    /// Checks the connection, new or reused from another feed, just before the request is sent.
    private func connect(to address: String) -> Bool {
        permits(NetworkAddress(address), named: address)
    }

    private func permits(_ address: NetworkAddress?, named name: String) -> Bool {
        guard staysPublic else { return true }
        guard let restriction = address == nil ? .otherAddress : address?.restriction else {
            // A name may resolve to several addresses; one public address is enough.
            stop = nil
            return true
        }
        stop = .restricted(address: name, restriction: restriction)
        return false
    }
}

extension Duration {
    /// The duration in whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
