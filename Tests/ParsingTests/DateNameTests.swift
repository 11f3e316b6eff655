import Foundation
import TestSupport
import Testing

@testable import Parsing

/// The names of months and weekdays that the CLDR has, which Tools/date_words.py wrote down as they are.
@Suite struct DateNameTests {
    struct Name: Sendable {
        var language: String
        var kind: String
        var value: Int
        var text: String
    }

    static let names: [Name] = {
        let text = (try? String(contentsOf: fixture("date-names.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 4, let value = Int(fields[2]) else { return nil }
            return Name(language: fields[0], kind: fields[1], value: value, text: fields[3])
        }
    }()

    static let languages = Array(Set(names.map(\.language))).sorted()

    @Test func allLanguagesAreThere() {
        #expect(Self.languages.count > 90)
        #expect(Self.names.count { $0.kind == "month" } > 2000)
    }

    /// Written as they are, in capitals, in small letters, without marks, with a dot.
    @Test(arguments: languages) func months(language: String) {
        for name in Self.names where name.language == language && name.kind == "month" {
            let locale = Locale(identifier: language)
            var texts = [
                name.text, name.text.uppercased(with: locale), name.text.lowercased(with: locale), name.text + ".",
            ]
            // Marks of Latin, Greek and Cyrillic letters can be left out; in other scripts they are vowels.
            if name.text.unicodeScalars.allSatisfy({ $0.value < 0x530 || (0x1E00..<0x2000).contains($0.value) }) {
                texts.append(name.text.folding(options: .diacriticInsensitive, locale: nil))
            }
            for text in texts {
                let moment = moment("16 \(text) 2021 08:30:00 +0200", [language])
                #expect(moment.map(dump) == "2021-\(name.value < 10 ? "0" : "")\(name.value)-16T06:30:00Z", "\(text)")
            }
        }
    }

    /// Without a language a name is read rightly, or not at all where languages contradict each other.
    @Test func monthsOfAnyLanguage() {
        var unread: Set<String> = []
        for name in Self.names where name.kind == "month" {
            guard let moment = moment("16 \(name.text) 2021", []) else {
                unread.insert(name.text.lowercased())
                continue
            }
            #expect(dump(moment) == "2021-\(name.value < 10 ? "0" : "")\(name.value)-16T00:00:00Z", "\(name)")
        }
        // In Croatian, Polish and Czech, and June in Tongan, which is a Sunday in English.
        #expect(unread.sorted() == ["lip", "lis", "listopad", "listopada", "srp", "sun"])
    }

    /// Each weekday decides between two days that only differ in the order of day and month.
    @Test(arguments: languages) func weekdays(language: String) {
        for name in Self.names where name.language == language && name.kind == "weekday" {
            let (written, meant) = Self.undecided[name.value]
            #expect(moment("\(name.text), \(written)", [language]).map(dump) == meant, "\(name.text)")
        }
    }

    /// The table is looked into with folded words, so its own are folded.
    @Test func wordsAreFolded() throws {
        let text = try String(
            contentsOf: #require(URL(string: "../../../Rules/dates.tsv", relativeTo: fixture("dates.txt"))),
            encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            for word in line.split(separator: "\t")[3].split(separator: ",") {
                #expect(DateLetters.folded(String(word)) == word)
            }
        }
    }

    /// From Monday on.
    static let undecided = [
        ("04/01/2021", "2021-01-04T00:00:00Z"),
        ("05/01/2021", "2021-01-05T00:00:00Z"),
        ("06/01/2021", "2021-01-06T00:00:00Z"),
        ("04/02/2021", "2021-02-04T00:00:00Z"),
        ("08/01/2021", "2021-01-08T00:00:00Z"),
        ("02/01/2021", "2021-01-02T00:00:00Z"),
        ("03/01/2021", "2021-01-03T00:00:00Z"),
    ]

    private func moment(_ text: String, _ languages: [String]) -> Date? {
        Array(text.utf8).withUnsafeBufferPointer { DateReader().moment($0, languages: languages) }
    }
}
