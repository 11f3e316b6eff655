import Foundation
import TestSupport
import Testing

@testable import Parsing

/// Every form of date that publishers were seen to write, with the moment that it means.
@Suite struct DateTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        var written: String
        var meant: String
        var languages: [String]
        var testDescription: String { written }
    }

    static let pairs: [Pair] = {
        let text = (try? String(contentsOf: fixture("dates.txt"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.components(separatedBy: " | ")
            return parts.count >= 2
                ? Pair(written: parts[0], meant: parts[1], languages: Array(parts.dropFirst(2))) : nil
        }
    }()

    @Test func allPairsAreThere() { #expect(Self.pairs.count > 300) }

    @Test(arguments: pairs) func moment(pair: Pair) {
        let moment = Array(pair.written.utf8).withUnsafeBufferPointer {
            DateReader().moment($0, languages: pair.languages)
        }
        #expect((moment.map(dump) ?? "nil") == pair.meant)
    }

    /// Dates written in the usual forms are read back correctly, for days all over the calendar.
    @Test func roundTrips() {
        var seed = Seed(state: 7)
        for _ in 0..<5_000 {
            let moment = Date(
                timeIntervalSince1970: Double(Int.random(in: -2_000_000_000...7_000_000_000, using: &seed)))
            // A day that means that there is no date.
            guard abs(moment.timeIntervalSince1970) > 86_400 else { continue }
            let iso = moment.formatted(Date.ISO8601FormatStyle())
            #expect(reading(iso) == moment, "\(iso)")
            let words = moment.formatted(
                Date.VerbatimFormatStyle(
                    format:
                        "\(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT",
                    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
                    calendar: Calendar(identifier: .gregorian)))
            #expect(reading(words) == moment, "\(words)")
        }
    }

    /// Nothing that stands in a date's place crashes the reader.
    @Test func noiseIsHarmless() {
        var seed = Seed(state: 11)
        let written = Self.pairs.map(\.written)
        var dated = 0
        for _ in 0..<20_000 {
            var bytes = Array((written.randomElement(using: &seed) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...4, using: &seed) where !bytes.isEmpty {
                let place = Int.random(in: bytes.indices, using: &seed)
                if Bool.random(using: &seed) {
                    bytes.remove(at: place)
                } else {
                    bytes[place] = .random(in: 0...255, using: &seed)
                }
            }
            if bytes.withUnsafeBufferPointer(DateReader().moment) != nil { dated += 1 }
        }
        // Many changes leave a date; if none did, the reader would not have been tried.
        #expect((1_000..<20_000).contains(dated))
    }

    private func reading(_ text: String) -> Date? {
        Array(text.utf8).withUnsafeBufferPointer(DateReader().moment)
    }
}

/// SplitMix64: the same numbers on every run.
struct Seed: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
