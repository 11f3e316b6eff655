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

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - body: the JSON to send; empty for none.
    ///   - token: an access token in printable ASCII.
    public init(_ method: Method = .get, to address: String, json body: [UInt8] = [], token: String? = nil) {
        self.method = method
        self.address = address
        self.body = body
        self.token = token
    }

    /// Sends the request. It follows no redirects, so that only the named server gets the token.
    ///
    /// - Parameter timeout: the timeout in seconds.
    /// - Returns: a short reason if the server did not accept it; nil if it did.
    public func send(timeout: Double = 10) -> String? {
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            return "out of memory"
        }
        defer { curl_easy_cleanup(handle) }
        var headers: UnsafeMutablePointer<curl_slist>?
        for line in lines { headers = curl_slist_append(headers, line) }
        defer { curl_slist_free_all(headers) }
        pulse_set_string(handle, CURLOPT_URL, address)
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        pulse_set_string(handle, CURLOPT_PROXY, "")
        Trust.settle(on: nil, for: handle)
        pulse_set_string(handle, CURLOPT_USERAGENT, FetchSettings().userAgent)
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, Int(timeout * 1_000))
        pulse_set_list(handle, CURLOPT_HTTPHEADER, headers)
        if !body.isEmpty {
            pulse_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            pulse_set_string(handle, CURLOPT_COPYPOSTFIELDS, String(decoding: body, as: UTF8.self))
            pulse_set_string(handle, CURLOPT_CUSTOMREQUEST, method.rawValue)
        }
        pulse_on_body(handle, { _, size, count, _ in size * count }, nil)
        let code = curl_easy_perform(handle)
        guard code == CURLE_OK else { return Self.reason(for: code) }
        var status = 0
        pulse_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return (200...299).contains(status) ? nil : "its server responded with status \(status)"
    }

    private var lines: [String] {
        // Without "Expect:", libcurl asks for permission first, and waits a second if the server doesn't support that.
        (body.isEmpty ? [] : ["Content-Type: application/json", "Expect:"])
            + (token.map { ["Authorization: Bearer \($0)"] } ?? [])
    }

    private static func reason(for code: CURLcode) -> String {
        switch code {
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: "its address is not a web address"
        case CURLE_COULDNT_RESOLVE_HOST: "its host was not found"
        case CURLE_COULDNT_CONNECT: "its server cannot be reached"
        case CURLE_OPERATION_TIMEDOUT: "its server did not answer in time"
        case CURLE_PEER_FAILED_VERIFICATION: "its server's certificate is not trusted"
        case CURLE_SSL_CONNECT_ERROR: "the TLS handshake failed"
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE:
            "its server closed the connection unexpectedly"
        default: "the request failed (libcurl error \(code.rawValue))"
        }
    }
}
