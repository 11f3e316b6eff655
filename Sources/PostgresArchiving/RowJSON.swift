internal import Archiving
internal import Foundation

/// The encoding of rows as JSON for the server: dates as numbers, bytes in PostgreSQL's notation (`\\x0aff`).
enum RowJSON {
    static func text(of rows: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.dateEncodingStrategy = .deferredToDate
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(hexadecimal(data))
        }
        let json = String(decoding: try encoder.encode(rows), as: UTF8.self)
        guard json.contains("\\u0000") else { return json }
        // PostgreSQL doesn't allow NUL. Match escaped backslashes too, so that they aren't mistaken for the start of an
        // escape.
        return json.replacing(/\\\\|\\u0000/) { $0.output == "\\u0000" ? "" : $0.output }
    }

    static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .deferredToDate
        decoder.dataDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let data = bytes(ofHexadecimal: text) else {
                throw DamagedValue(description: "invalid bytes")
            }
            return data
        }
        return decoder
    }

    private static func hexadecimal(_ data: Data) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text = Array("\\x".utf8)
        text.reserveCapacity(2 + 2 * data.count)
        for byte in data {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func bytes(ofHexadecimal text: String) -> Data? {
        let digits = Array(text.utf8.dropFirst(2))
        guard text.hasPrefix("\\x"), digits.count.isMultiple(of: 2) else { return nil }
        func number(_ digit: UInt8) -> UInt8 { digit < 0x40 ? digit & 15 : (digit & 15) + 9 }
        return Data(stride(from: 0, to: digits.count, by: 2).map { number(digits[$0]) << 4 | number(digits[$0 + 1]) })
    }
}
