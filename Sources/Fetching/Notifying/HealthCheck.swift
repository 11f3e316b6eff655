internal import CCurl
internal import Foundation

/// A monitoring address to ping about runs, as used by healthchecks.io and similar services. It may contain a key, so
/// it is never printed.
public struct HealthCheck: Sendable {
    /// The event to report.
    public enum Event: Sendable {
        case start, success, failure

        fileprivate var suffix: String {
            switch self {
            case .start: "/start"
            case .success: ""
            case .failure: "/fail"
            }
        }
    }

    private let address: String

    public init(address: String) { self.address = address }

    /// Pings the address.
    ///
    /// - Parameter timeout: the timeout in seconds.
    /// - Returns: a short reason if the ping failed; nil if it succeeded.
    public func tell(_ event: Event, timeout: Double = 10) -> String? {
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            return "out of memory"
        }
        defer { curl_easy_cleanup(handle) }
        pulse_set_string(handle, CURLOPT_URL, address(for: event))
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        pulse_set_string(handle, CURLOPT_PROXY, "")
        Trust.settle(on: nil, for: handle)
        pulse_set_string(handle, CURLOPT_USERAGENT, FetchSettings().userAgent)
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, Int(timeout * 1_000))
        pulse_on_body(handle, { _, size, count, _ in size * count }, nil)
        let code = curl_easy_perform(handle)
        guard code == CURLE_OK else { return Self.reason(for: code) }
        var status = 0
        pulse_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return (200...299).contains(status) ? nil : "its server responded with status \(status)"
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

    /// Returns the address with the event's suffix after the path and before any query.
    private func address(for event: Event) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let bare = path.hasSuffix("/") && !event.suffix.isEmpty ? path.dropLast() : path
        return bare + event.suffix + address.dropFirst(path.count)
    }
}
