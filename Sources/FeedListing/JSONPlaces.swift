/// Where the values of a configuration file stand in its bytes, so that one can be changed and all else stays as it is.
///
/// It reads JSON with what `JSONValue.init(reading:)` forgives: comments, trailing commas, bare words. What is written
/// in YAML's block style it refuses.
indirect enum JSONPlace: Sendable {
    struct Member: Sendable {
        let key: String
        /// From the key's first byte to the value's last.
        let range: Range<Int>
        let value: JSONPlace
    }

    case object(Range<Int>, [Member])
    case list(Range<Int>, [JSONPlace])
    case scalar(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .object(let range, _), .list(let range, _), .scalar(let range): range
        }
    }

    /// nil where the bytes are not JSON.
    init?(in bytes: [UInt8]) {
        var scanner = JSONPlaceScanner(bytes)
        guard let place = scanner.document() else { return nil }
        self = place
    }

    func member(_ key: String) -> Member? {
        guard case .object(_, let members) = self else { return nil }
        return members.first { $0.key == key }
    }

    var elements: [JSONPlace]? {
        guard case .list(_, let elements) = self else { return nil }
        return elements
    }
}
