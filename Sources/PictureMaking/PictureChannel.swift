import Glibc

/// A request to a worker to decode a picture.
struct PictureOrder {
    let bytes: [UInt8]
    /// The maximum width in pixels.
    let widthLimit: Int
}

/// A worker's answer.
enum PictureReply {
    case picture(ResizedPicture)
    case problem(PictureProblem)
}

/// One end of the socket between a decoder and its worker. Numbers are 32 bits, little-endian.
struct PictureChannel {
    let socket: Int32

    /// A worker's first byte: it has started and is in its sandbox.
    static let isReady: UInt8 = 0x50

    /// The size limit for pictures in replies. Our pictures are never larger, so a worker that claims one can't be
    /// trusted.
    private static let mostBytes = 32 << 20

    // MARK: The decoder's end

    func send(_ order: PictureOrder) -> Bool {
        send(Self.number(order.bytes.count) + Self.number(order.widthLimit)) && send(order.bytes)
    }

    /// Reads a worker's reply.
    ///
    /// - Returns: nil if the worker has gone, times out or sends invalid data.
    func reply(widthLimit: Int) -> PictureReply? {
        guard let kind = receive(1)?.first else { return nil }
        guard kind == 0 else { return PictureProblem(code: kind).map { .problem($0) } }
        guard let width = number(), let height = number(), let count = number(), (1...widthLimit).contains(width),
            (1...16 * widthLimit).contains(height), (1...Self.mostBytes).contains(count), let jpeg = receive(count),
            jpeg.starts(with: [0xFF, 0xD8, 0xFF]),
            let picture = ResizedPicture(width: width, height: height, jpeg: jpeg)
        else { return nil }
        return .picture(picture)
    }

    // MARK: The worker's end

    /// Reads the next request.
    ///
    /// - Returns: nil if the decoder has hung up.
    func request() -> PictureOrder? {
        guard let count = number(), let widthLimit = number(), let bytes = receive(count) else { return nil }
        return PictureOrder(bytes: bytes, widthLimit: widthLimit)
    }

    func send(_ reply: PictureReply) -> Bool {
        switch reply {
        case .problem(let problem): send([problem.code])
        case .picture(let picture):
            send([0] + Self.number(picture.width) + Self.number(picture.height) + Self.number(picture.jpeg.count))
                && send(picture.jpeg)
        }
    }

    // MARK: Bytes

    /// Sends bytes.
    ///
    /// - Returns: false if the other end has gone or the socket times out.
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Receives exactly this many bytes; nil if the other end has gone or the socket times out.
    func receive(_ count: Int) -> [UInt8]? {
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, received in
            while received < count {
                let more = recv(socket, buffer.baseAddress?.advanced(by: received), count - received, 0)
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { return isWhole = false }
                received += more
            }
        }
        return isWhole ? bytes : nil
    }

    private func number() -> Int? {
        receive(4).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }

    private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}

extension PictureProblem {
    /// The problems that a worker can report; each is sent as its position, from 1.
    private static let reportable: [PictureProblem] = [.unknownFormat, .tooLarge, .tooSmall, .damaged]

    fileprivate var code: UInt8 { UInt8((Self.reportable.firstIndex(of: self) ?? 3) + 1) }

    fileprivate init?(code: UInt8) {
        guard (1...Self.reportable.count).contains(Int(code)) else { return nil }
        self = Self.reportable[Int(code) - 1]
    }
}
