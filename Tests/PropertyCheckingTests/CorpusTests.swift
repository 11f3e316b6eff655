import Foundation
import PropertyChecking
import TestSupport
import Testing

/// The smallest inputs that between them reach what the fuzzers have reached, kept in `Fuzzing/Corpus/TARGET.txt`: in
/// base64, one a line.
@Suite struct CorpusTests {
    @Test(arguments: FuzzTarget.allCases)
    func breaksNoPromise(target: FuzzTarget) throws {
        let file = repository.appending(path: "Fuzzing/Corpus/\(target.rawValue).txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let input = try #require(Data(base64Encoded: String(line)))
            let complaint = target.complaint(about: Array(input))
            #expect(complaint == nil, "\(target.rawValue): \(line)")
        }
    }
}
