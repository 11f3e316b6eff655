internal import CCurl
internal import Foundation

/// An address that hears how runs go, as healthchecks.io and its like have it. It may hold a key: nothing that is printed names it.
public struct HealthCheck: Sendable {
    /// What is told.
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

    /// Asks for the address.
    ///
    /// - Parameter timeout: seconds that it may take.
    /// - Returns: why it was not heard, in a few words; nil when it was.
    public func tell(_ event: Event, timeout: Double = 10) -> String? {
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            return "there is no memory for it"
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
        guard code == CURLE_OK else { return String(cString: curl_easy_strerror(code)).lowercased() }
        var status = 0
        pulse_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return (200...299).contains(status) ? nil : "it answered with \(status)"
    }

    /// The suffix stands behind the path, before a query.
    private func address(for event: Event) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let bare = path.hasSuffix("/") && !event.suffix.isEmpty ? path.dropLast() : path
        return bare + event.suffix + address.dropFirst(path.count)
    }
}
