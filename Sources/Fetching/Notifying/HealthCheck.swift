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
    private let settings: FetchSettings

    /// - Parameter settings: the proxy, the certificate authorities and the identification.
    public init(address: String, settings: FetchSettings) {
        self.address = address
        self.settings = settings
    }

    /// Pings the address.
    ///
    /// - Parameter timeout: the timeout in seconds.
    /// - Returns: a short reason if the ping failed; nil if it succeeded.
    public func ping(_ event: Event, timeout: Double = 10) -> String? {
        NotificationRequest(to: address(for: event)).send(with: settings, timeout: timeout)
    }

    /// Returns the address with the event's suffix after the path and before any query.
    private func address(for event: Event) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let bare = path.hasSuffix("/") && !event.suffix.isEmpty ? path.dropLast() : path
        return bare + event.suffix + address.dropFirst(path.count)
    }
}
