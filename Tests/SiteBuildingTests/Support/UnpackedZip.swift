import CZlib
import Testing

/// A ZIP archive as other programs read it: from the directory at its end. Whatever contradicts itself fails the test.
struct UnpackedZip {
    struct Member {
        let name: String
        /// Where its head begins in the file.
        let offset: Int
        let isCompressed: Bool
        /// The length of its extra field.
        let extra: Int
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    let members: [Member]

    init(_ file: [UInt8]) throws {
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(file[start + $1]) << (8 * $1) }
        }
        let end = file.count - 22
        try #require(end >= 0)
        try #require(number(end, 4) == 0x0605_4B50)
        var entry = number(end + 16, 4)
        var members: [Member] = []
        for _ in 0..<number(end + 10, 2) {
            try #require(number(entry, 4) == 0x0201_4B50)
            let (named, offset) = (number(entry + 28, 2), number(entry + 42, 4))
            try #require(number(offset, 4) == 0x0403_4B50)
            // A member's head says what the directory says.
            #expect(file[offset + 4..<offset + 30].elementsEqual(file[entry + 6..<entry + 32]))
            let name = file[entry + 46..<entry + 46 + named]
            #expect(file[offset + 30..<offset + 30 + named].elementsEqual(name))
            let (isCompressed, extra) = (number(offset + 8, 2) == 8, number(offset + 28, 2))
            let start = offset + 30 + named + extra
            let packed = Array(file[start..<start + number(offset + 18, 4)])
            let bytes = isCompressed ? try Self.inflated(packed, size: number(offset + 22, 4)) : packed
            #expect(bytes.count == number(offset + 22, 4))
            #expect(Int(crc32(0, bytes, UInt32(bytes.count))) == number(offset + 14, 4))
            members.append(
                Member(
                    name: String(decoding: name, as: UTF8.self), offset: offset, isCompressed: isCompressed,
                    extra: extra, bytes: bytes))
            entry += 46 + named + number(entry + 30, 2) + number(entry + 32, 2)
        }
        #expect(entry == end)
        self.members = members
    }

    subscript(name: String) -> String? { members.first { $0.name == name }?.text }

    private static func inflated(_ bytes: [UInt8], size: Int) throws -> [UInt8] {
        var stream = z_stream()
        let began = inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        try #require(began == Z_OK)
        defer { inflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: size))
        let ended = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        try #require(ended == Z_STREAM_END)
        return output
    }
}
