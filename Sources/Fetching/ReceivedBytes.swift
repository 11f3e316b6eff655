internal import CCurl

/// The body of a small answer, or its start. Used only by the thread that performs the request, and kept alive until
/// that has ended.
final class ReceivedBytes {
    private(set) var bytes: [UInt8] = []
    private let limit: Int
    private let refusesMore: Bool

    /// Collects the body of a request that is about to be performed.
    ///
    /// - Parameters:
    ///   - limit: the number of bytes to keep.
    ///   - refusesMore: whether a longer body ends the request with `CURLE_WRITE_ERROR`.
    init(from handle: UnsafeMutableRawPointer, limit: Int, refusesMore: Bool) {
        (self.limit, self.refusesMore) = (limit, refusesMore)
        pulse_on_body(
            handle,
            { bytes, size, count, user in
                guard let bytes, let user else { return 0 }
                let received = Unmanaged<ReceivedBytes>.fromOpaque(user).takeUnretainedValue()
                return received.takes(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Appends what there is room for. Returns whether the request may go on.
    private func takes(_ part: UnsafeRawBufferPointer) -> Bool {
        let room = limit - bytes.count
        bytes += part.prefix(room)
        return part.count <= room || !refusesMore
    }
}
