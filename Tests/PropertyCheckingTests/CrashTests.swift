import Foundation
import PropertyChecking
import TestSupport
import Testing

/// What the fuzzer once found, minimised and kept: `Crashes/TARGET/what-it-was`.
@Suite struct CrashTests {
    static let inputs = FuzzTarget.allCases.flatMap { target in
        fixtures(in: "Crashes/\(target.rawValue)", ending: "").map { (target, $0) }
    }

    @Test(arguments: inputs)
    func staysMended(target: FuzzTarget, file: URL) throws {
        #expect(target.complaint(about: Array(try Data(contentsOf: file))) == nil)
    }

    /// Every target takes anything, and the judge of each has seen something to judge.
    @Test(arguments: FuzzTarget.allCases)
    func takesAnything(target: FuzzTarget) {
        var random = SeededNumbers(seed: 5)
        for length in 0..<200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(target.complaint(about: bytes) == nil)
        }
    }
}
