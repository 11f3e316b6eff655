import TestSupport
import Testing
import TextReading

@Suite struct ReadingBytesTests {
    @Test(arguments: TextReaderTests.texts.indices)
    func whatIsKeptComesBack(_ index: Int) throws {
        var reader = TextReader()
        let (language, text) = TextReaderTests.texts[index]
        let reading = reader.reading(of: text, in: language)
        #expect(try TextReading(bytes: reading.bytes) == reading)
    }

    /// An archive may be damaged: what is cut or changed is refused or read as some reading, and stops no run.
    @Test func brokenBytesAreRefused() {
        var reader = TextReader()
        let bytes = reader.reading(of: "Rates rise. Banks fall.", in: .english).bytes
        for end in bytes.indices {
            #expect(throws: TextReading.BrokenBytes.self) { try TextReading(bytes: Array(bytes[..<end])) }
        }
        #expect(throws: TextReading.BrokenBytes.self) { try TextReading(bytes: bytes + [0]) }
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<5_000 {
            var broken = bytes
            broken[Int.random(in: broken.indices, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            guard let reading = try? TextReading(bytes: broken) else { continue }
            #expect(reading.sentences.allSatisfy { $0.words.upperBound <= reading.words.count })
        }
    }
}
