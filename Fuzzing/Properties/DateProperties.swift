import FoundationEssentials
import Parsing

/// A date lies in the years 1 to 9999, or there is none.
enum DateProperties {
    static func complaint(about input: [UInt8]) -> String? {
        guard let moment = input.withUnsafeBufferPointer(DateReader().moment) else { return nil }
        return complaint(aboutMoment: moment)
    }

    static func complaint(aboutMoment moment: Date) -> String? {
        let seconds = moment.timeIntervalSince1970
        return (-62_135_596_800..<253_402_300_800).contains(seconds) ? nil : "\(seconds) seconds since 1970"
    }
}
