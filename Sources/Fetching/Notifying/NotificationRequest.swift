internal import CCurl
internal import Foundation

/// A request to a service that the owner has named: a health check, or where alerts go. Its address may contain a key,
/// so it is never printed.
public struct NotificationRequest: Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
    }

    private let method: Method
    private let address: String
    private let body: [UInt8]
    private let token: String?
    private let idempotencyKey: String?

    /// The reason a server did not accept a request.
    public struct Failure: Error, Sendable, Equatable {
        /// The reason in a few words.
        public let reason: String
        /// Whether the server may have acted on the request nevertheless.
        public let mayHaveArrived: Bool
        /// Whether the server refuses this content, so that sending it again is pointless.
        public let isFinal: Bool
        /// The seconds to wait before sending again, if the server says that it has had too many requests.
        public let retryAfter: Int?

        public init(reason: String, mayHaveArrived: Bool = false, isFinal: Bool = false, retryAfter: Int? = nil) {
            self.reason = reason
            self.mayHaveArrived = mayHaveArrived
            self.isFinal = isFinal
            self.retryAfter = retryAfter
        }
    }

    /// The limit of an answer in bytes.
    private static let limit = 1 << 16

    /// Creates a GET request without a body.
    public init(to address: String) {
        (method, self.address, body, token, idempotencyKey) = (.get, address, [], nil, nil)
    }

    /// Creates a request that sends JSON.
    ///
    /// - Parameters:
    ///   - path: is appended to the address.
    ///   - token: an access token in printable ASCII.
    ///   - idempotencyKey: a key in printable ASCII by which the server recognises a repeated request.
    public init(
        _ method: Method, to address: String, path: String = "", json value: some Encodable, token: String? = nil,
        idempotencyKey: String? = nil
    ) {
        self.method = method
        self.address = path.isEmpty ? address : (address.hasSuffix("/") ? address.dropLast() : address[...]) + path
        body = Self.json(value)
        self.token = token
        self.idempotencyKey = idempotencyKey
    }

    /// Returns a value as JSON without line breaks.
    public static func json(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Only numbers that are not finite cannot be encoded.
        return (try? encoder.encode(value)).map { [UInt8]($0) } ?? []
    }

    /// Sends the request.
    ///
    /// - Parameters:
    ///   - settings: the proxy, the certificate authorities and the identification.
    ///   - timeout: the timeout in seconds.
    /// - Returns: a short reason if the server did not accept it; nil if it did.
    public func send(with settings: FetchSettings = FetchSettings(), timeout: Double = 10) -> String? {
        do throws(Failure) {
            _ = try answer(with: settings, timeout: timeout)
            return nil
        } catch {
            return error.reason
        }
    }

    /// Sends the request and returns the answer's body. It follows no redirects, so that only the named server gets the
    /// token.
    ///
    /// - Parameters:
    ///   - settings: the proxy, the certificate authorities and the identification.
    ///   - timeout: the timeout in seconds.
    public func answer(
        with settings: FetchSettings = FetchSettings(), timeout: Double = 10
    ) throws(Failure) -> [UInt8] {
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            throw Failure(reason: "out of memory")
        }
        defer { curl_easy_cleanup(handle) }
        var headers: UnsafeMutablePointer<curl_slist>?
        for line in lines { headers = curl_slist_append(headers, line) }
        defer { curl_slist_free_all(headers) }
        pulse_set_string(handle, CURLOPT_URL, address)
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        let proxy = settings.proxy(toService: address)
        pulse_set_string(handle, CURLOPT_PROXY, proxy ?? "")
        Trust.settle(on: settings.authorities, for: handle)
        pulse_set_string(handle, CURLOPT_USERAGENT, settings.userAgent)
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, Int(timeout * 1_000))
        pulse_set_list(handle, CURLOPT_HTTPHEADER, headers)
        if !body.isEmpty {
            pulse_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            pulse_set_string(handle, CURLOPT_COPYPOSTFIELDS, String(decoding: body, as: UTF8.self))
            pulse_set_string(handle, CURLOPT_CUSTOMREQUEST, method.rawValue)
        }
        let received = ReceivedBytes(from: handle, limit: Self.limit, refusesMore: false)
        let code = withExtendedLifetime(received) { curl_easy_perform(handle) }
        guard code == CURLE_OK else {
            if proxy != nil, let reason = Self.proxyProblem(code, of: handle) { throw Failure(reason: reason) }
            // A timeout can come before anything is sent: while connecting, or during the TLS handshake.
            var sent = 0
            pulse_get_long(handle, CURLINFO_REQUEST_SIZE, &sent)
            throw Failure(reason: Self.reason(for: code), mayHaveArrived: sent > 0)
        }
        var status = 0
        pulse_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        guard (200...299).contains(status) else {
            var wait: curl_off_t = 0
            if status == 429 { pulse_get_offset(handle, CURLINFO_RETRY_AFTER, &wait) }
            throw Failure(
                reason: "its server responded with status \(status)", mayHaveArrived: status >= 500,
                isFinal: Self.finalStatuses.contains(status), retryAfter: wait > 0 ? Int(wait) : nil)
        }
        return received.bytes
    }

    /// Bad request, content too large, and unprocessable content.
    private static let finalStatuses: Set<Int> = [400, 413, 422]

    private var lines: [String] {
        // Without "Expect:", libcurl asks for permission first, and waits a second if the server doesn't support that.
        (body.isEmpty ? [] : ["Content-Type: application/json", "Expect:"])
            + (token.map { ["Authorization: Bearer \($0)"] } ?? [])
            + (idempotencyKey.map { ["Idempotency-Key: \($0)"] } ?? [])
    }

    /// Returns the reason a proxy could not be used; nil if it connected. The server has not got the request then.
    private static func proxyProblem(_ code: CURLcode, of handle: UnsafeMutableRawPointer) -> String? {
        var status = 0
        pulse_get_long(handle, CURLINFO_HTTP_CONNECTCODE, &status)
        return switch code {
        case CURLE_COULDNT_RESOLVE_PROXY: "the proxy was not found"
        case CURLE_COULDNT_CONNECT: "the proxy cannot be reached"
        case CURLE_PROXY: "the proxy refused to connect"
        default: status >= 400 ? "the proxy refused to connect (status \(status))" : nil
        }
    }

    private static func reason(for code: CURLcode) -> String {
        switch code {
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: "its address is not a web address"
        case CURLE_COULDNT_RESOLVE_HOST: "its host was not found"
        case CURLE_COULDNT_CONNECT: "its server cannot be reached"
        case CURLE_OPERATION_TIMEDOUT: "its server did not answer in time"
        case CURLE_PEER_FAILED_VERIFICATION: "its server's certificate is not trusted"
        case CURLE_SSL_CACERT_BADFILE: "the file in fetching.authorities does not hold valid certificates"
        case CURLE_SSL_CONNECT_ERROR: "the TLS handshake failed"
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE:
            "its server closed the connection unexpectedly"
        default: "the request failed (libcurl error \(code.rawValue))"
        }
    }
}
