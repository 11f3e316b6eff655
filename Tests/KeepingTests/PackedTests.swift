import Testing

@testable import Keeping

/// A part of a result that stays as bytes until it is asked for.
@Suite struct PackedTests {
    private static func written(_ value: some Keepable) -> ArraySlice<UInt8> {
        var writer = KeptWriter()
        value.write(to: &writer)
        return writer.compactBytes
    }

    @Test func itIsWhatWasPacked() throws {
        let packed = Packed(["Lisboa", "São Tomé", ""])
        var reader = KeptReader(Self.written(packed))
        let again = try Packed<[String]>(from: &reader)
        #expect(reader.isAtEnd)
        #expect(again == packed)
        #expect(again.value == ["Lisboa", "São Tomé", ""])
    }

    @Test func otherBytesAreNoValue() throws {
        var reader = KeptReader(Self.written(Packed("ab")))
        #expect(try Packed<[Int]>(from: &reader).value == nil)
    }

    @Test func whatIsMadeNowIsReadAsLater() {
        let kept = Keep().result(for: Keep.Key(.articles, 1)) { Packed("now") }
        #expect(kept.reread.result == kept.result)
        #expect(kept.reread.result.value == "now")
    }
}
