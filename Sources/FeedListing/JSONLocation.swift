/// The positions of values in a configuration file, so that one can be changed while everything else stays as it is.
///
/// It accepts the same deviations from JSON as `JSONValue.init(reading:)`: comments, trailing commas, bare words.
/// YAML's block style is rejected.
indirect enum JSONLocation: Sendable {
    struct Member: Sendable {
        let key: String
        /// The range from the key's first byte to the value's last.
        let range: Range<Int>
        let value: JSONLocation
    }

    case object(Range<Int>, [Member])
    case list(Range<Int>, [JSONLocation])
    case scalar(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .object(let range, _), .list(let range, _), .scalar(let range): range
        }
    }

    /// Scans a file; returns nil if it isn't JSON.
    init?(in bytes: [UInt8]) {
        var scanner = JSONLocationScanner(bytes)
        guard let place = scanner.document() else { return nil }
        self = place
    }

    func member(_ key: String) -> Member? {
        guard case .object(_, let members) = self else { return nil }
        return members.first { $0.key == key }
    }

    var elements: [JSONLocation]? {
        guard case .list(_, let elements) = self else { return nil }
        return elements
    }
}
