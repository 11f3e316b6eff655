import Addressing
import Testing

@Suite struct PercentEncodingTests {
    @Test(arguments: rows(of: "percent.tsv"))
    func percents(row: [String]) {
        let bytes = Array(row[0].utf8)[...]
        #expect(String(decoding: PercentEncoding.decoded(bytes), as: UTF8.self) == row[1])
        #expect(String(decoding: PercentEncoding.normalised(bytes), as: UTF8.self) == row[2])
        #expect(String(decoding: PercentEncoding.normalised(bytes, lonePercent: .kept), as: UTF8.self) == row[3])
    }

    @Test func theTableIsThere() { #expect(rows(of: "percent.tsv").count == 14) }

    @Test func bytesAreWrittenInTwoCapitalDigits() {
        var text: [UInt8] = []
        for byte in [0x00, 0x0A, 0xAF, 0xFF] as [UInt8] { PercentEncoding.append(byte, to: &text) }
        #expect(String(decoding: text, as: UTF8.self) == "%00%0A%AF%FF")
    }
}
