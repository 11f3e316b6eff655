/// An uncompressed WAV file (RIFF, "Multimedia Programming Interface and Data Specifications 1.0"), as written by
/// speech programs.
struct WaveFile: Equatable {
    /// The content of its `fmt ` chunk.
    let format: [UInt8]
    /// The samples, as stored in the `data` chunk.
    var samples: [UInt8]

    /// Fails (nil) if the bytes are not such a file.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
        else {
            return nil
        }
        var format: [UInt8]?
        var at = 12
        while at + 8 <= bytes.count {
            let name = bytes[at..<at + 4]
            let start = at + 8
            // A program that writes to a pipe does not know the size in advance and states too large a one.
            let end = min(start + Self.number(bytes, at + 4, 4), bytes.count)
            if name.elementsEqual("fmt ".utf8), end - start >= 16 { format = Array(bytes[start..<end]) }
            if name.elementsEqual("data".utf8), let format {
                let frame = Self.number(format, 12, 2)
                guard frame > 0, Self.number(format, 8, 4) > 0 else { return nil }
                self.format = format
                samples = Array(bytes[start..<start + (end - start) / frame * frame])
                return
            }
            at = end + (end - start) % 2
        }
        return nil
    }

    /// The number of bytes per second.
    private var rate: Int { Self.number(format, 8, 4) }

    var seconds: Double { Double(samples.count) / Double(rate) }

    /// Appends silence.
    mutating func rest(for seconds: Double) {
        let frame = Self.number(format, 12, 2)
        samples += [UInt8](repeating: 0, count: Int(seconds * Double(rate)) / frame * frame)
    }

    var bytes: [UInt8] {
        let padding = samples.count % 2
        let size = 4 + 8 + format.count + 8 + samples.count + padding
        return Array("RIFF".utf8) + Self.bytes(size) + Array("WAVEfmt ".utf8) + Self.bytes(format.count) + format
            + Array("data".utf8) + Self.bytes(samples.count) + samples + [UInt8](repeating: 0, count: padding)
    }

    private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
