/// The meaning of HTTP's status codes (RFC 9110, section 15) to somebody who wants the feed.
enum StatusReason {
    static func reason(for status: Int) -> String {
        switch status {
        case 401, 407: "asks for a password (\(status)); only open feeds can be read"
        case 402: "asks for money (402)"
        case 403: "refuses us (403); some publishers turn machines away"
        case 404: "not found (404); has the feed a new address?"
        case 406: "has no form that we can read (406)"
        case 429: "too many requests (429)"
        case 451: "withheld for legal reasons (451)"
        case 204, 205: "answered without content (\(status))"
        case 206: "answered with a part only (206)"
        case 503: "not available at present (503)"
        case 500...599: "the server is in trouble (\(status))"
        default: "unexpected answer (\(status))"
        }
    }
}
