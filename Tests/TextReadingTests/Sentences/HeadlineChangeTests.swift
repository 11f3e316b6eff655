import Foundation
import TestSupport
import Testing
import TextReading

@Suite("A headline that its publisher changed") struct HeadlineChangeTests {
    @Test("a number was replaced, or a name's spelling corrected, or neither")
    func changes() throws {
        let text = try String(contentsOf: fixture("headlines.txt"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        var reader = TextReader()
        var results: [String] = []
        for start in stride(from: 0, to: lines.count, by: 3) {
            let language = lines[start] == "es" ? Language.spanish : .english
            let change = HeadlineChange(
                before: (lines[start + 1], reader.reading(of: lines[start + 1], in: language)),
                after: (lines[start + 2], reader.reading(of: lines[start + 2], in: language)))
            let all = [
                ("number", change.replacesNumber), ("date", change.correctsDate), ("name", change.correctsName),
            ]
            let kinds = all.filter(\.1).map(\.0)
            results.append("\(kinds.isEmpty ? "-" : kinds.joined(separator: " and ")): \(lines[start + 2])")
        }
        expectGolden(results.joined(separator: "\n") + "\n", named: "headlines.golden.txt")
    }
}
