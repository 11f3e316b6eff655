import Newsroom

/// Explanations of HTTP status codes (RFC 9110, section 15) in terms of the feed requested.
enum StatusReason {
    /// Returns the explanation of a status code.
    ///
    /// - Parameter isLoggedIn: whether the request included credentials.
    static func reason(for status: Int, isLoggedIn: Bool) -> Message {
        let value = ["status": Message.Value.number(status)]
        return switch status {
        case 401: Message(isLoggedIn ? .refusedLogin : .password, value)
        case 402: Message(.money)
        case 403: Message(.refuses)
        case 404: Message(.notFound)
        case 406: Message(.noForm)
        case 407: Message(.proxyPassword)
        case 429: Message(.tooMany)
        case 451: Message(.legal)
        case 206: Message(.partOnly)
        case 200...299: Message(.noContent, value)
        case 503: Message(.unavailable)
        case 500...599: Message(.serverTrouble, value)
        default: Message(.unexpectedStatus, value)
        }
    }
}
