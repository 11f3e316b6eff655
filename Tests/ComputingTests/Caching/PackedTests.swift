import Testing

@testable import Computing

/// A part of a result that stays as bytes until it is asked for.
@Suite struct PackedTests {
    @Test func itIsWhatWasPacked() throws {
        let packed = Packed(["Lisboa", "São Tomé", ""])
        var reader = CacheReader(packed.cachedBytes)
        let again = try Packed<[String]>(from: &reader)
        #expect(reader.isAtEnd)
        #expect(again == packed)
        #expect(again.value == ["Lisboa", "São Tomé", ""])
    }

    @Test func otherBytesAreNoValue() throws {
        var reader = CacheReader(Packed("ab").cachedBytes)
        #expect(try Packed<[Int]>(from: &reader).value == nil)
    }

    @Test func packedValuesAreReadBackEqual() {
        let kept = ResultCache().result(for: ResultCache.Key(.articles, 1)) { Packed("now") }
        #expect(kept.reread.result == kept.result)
        #expect(kept.reread.result.value == "now")
    }
}
