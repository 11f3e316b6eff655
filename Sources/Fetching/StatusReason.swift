import Newsroom

/// The meaning of HTTP's status codes (RFC 9110, section 15) to somebody who wants the feed.
enum StatusReason {
    static func reason(for status: Int) -> Message {
        let value = ["status": Message.Value.number(status)]
        return switch status {
        case 401, 407: Message(.password, value)
        case 402: Message(.money)
        case 403: Message(.refuses)
        case 404: Message(.notFound)
        case 406: Message(.noForm)
        case 429: Message(.tooMany)
        case 451: Message(.legal)
        case 204, 205: Message(.noContent, value)
        case 206: Message(.partOnly)
        case 503: Message(.unavailable)
        case 500...599: Message(.serverTrouble, value)
        default: Message(.unexpectedStatus, value)
        }
    }
}
