import Foundation
import PropertyChecking
import TestSupport
import Testing

/// Inputs that once failed under the fuzzer, minimised and kept: `Crashes/TARGET/what-it-was`.
@Suite struct CrashTests {
    /// Targets that nothing has ever crashed have no folder.
    static func inputs() throws -> [(FuzzTarget, URL)] {
        try fixtures(in: "Crashes", ending: "").flatMap { folder in
            let name = folder.lastPathComponent
            let target = try #require(FuzzTarget(rawValue: name), "no target is named \(name)")
            return try fixtures(in: "Crashes/\(name)", ending: "").map { (target, $0) }
        }
    }

    @Test(arguments: try inputs())
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
