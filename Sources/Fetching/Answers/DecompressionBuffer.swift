internal import Newsroom

/// The result of decompression, best first.
enum UnpackingEnd: Int, Comparable {
    case whole, cutOff, damaged, tooLong

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The reason why a body that ends like this is incomplete; nil if it is complete, or as long as it may be.
    var problem: Message? {
        switch self {
        case .whole, .tooLong: nil
        case .cutOff: Message(.incomplete)
        case .damaged: Message(.damagedCompression)
        }
    }
}

/// A buffer for decompressed bytes that grows up to a limit.
struct DecompressionBuffer {
    private(set) var bytes: [UInt8]
    private(set) var end = UnpackingEnd.whole
    private var count = 0
    private let limit: Int

    var isEmpty: Bool { count == 0 }

    /// Allocates the buffer.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of bytes.
    ///   - packed: the number of compressed bytes. Feeds typically decompress to four or five times as many.
    init(limit: Int, packed: Int) {
        self.limit = limit
        bytes = [UInt8](repeating: 0, count: min(limit, max(4_096, packed * 5)) + 1)
    }

    /// Appends bytes.
    ///
    /// - Parameter write: fills a buffer of at least one byte from its start, and returns the number of bytes written.
    /// - Returns: false if the limit is exceeded and writing must stop.
    mutating func fill(_ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Bool {
        if count == bytes.count {
            bytes.append(contentsOf: repeatElement(0, count: min(bytes.count, limit + 1 - bytes.count)))
        }
        count += bytes.withUnsafeMutableBufferPointer { write(UnsafeMutableBufferPointer(rebasing: $0[count...])) }
        guard count > limit else { return true }
        end = .tooLong
        return false
    }

    /// Records how a step ended. The worst result wins.
    mutating func finish(_ end: UnpackingEnd) { self.end = max(self.end, end) }

    /// Trims the buffer to the bytes written, within the limit.
    mutating func close() { bytes.removeLast(bytes.count - min(count, limit)) }
}
