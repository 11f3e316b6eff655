/// Room for unpacked bytes, which grows up to a limit and not beyond.
struct UnpackingRoom {
    private(set) var bytes: [UInt8]
    private(set) var end = UnpackedBody.End.whole
    private var count = 0
    private let limit: Int

    var isEmpty: Bool { count == 0 }

    /// - Parameters:
    ///   - limit: bytes that it may hold.
    ///   - packed: bytes that are unpacked into it. Feeds unpack to four or five times as many.
    init(limit: Int, packed: Int) {
        self.limit = limit
        bytes = [UInt8](repeating: 0, count: min(limit, max(4_096, packed * 5)) + 1)
    }

    /// Has bytes written behind those that it holds.
    ///
    /// - Parameter write: fills from the start of a buffer of at least one byte; how many bytes it wrote.
    /// - Returns: false when it holds more than the limit, and nothing more is to be written.
    mutating func fill(_ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Bool {
        if count == bytes.count {
            bytes.append(contentsOf: repeatElement(0, count: min(bytes.count, limit + 1 - bytes.count)))
        }
        count += bytes.withUnsafeMutableBufferPointer { write(UnsafeMutableBufferPointer(rebasing: $0[count...])) }
        guard count > limit else { return true }
        end = .tooLong
        return false
    }

    /// Notes how a step ended; the worst counts.
    mutating func finish(_ end: UnpackedBody.End) { self.end = max(self.end, end) }

    /// Cuts off what nothing was written into, and what is beyond the limit.
    mutating func close() { bytes.removeLast(bytes.count - min(count, limit)) }
}
