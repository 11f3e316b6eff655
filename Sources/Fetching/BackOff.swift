import CCurl
import FoundationEssentials

/// The time for which a feed that keeps failing is left alone.
enum BackOff {
    /// Seconds until a feed that is said to be gone for good is asked for again: a week, less an hour for a weekly run
    /// that starts a little early. (Seen in the wild: 410 for a day, by mistake.)
    static let gone = 7.0 * 86_400 - 3_600

    /// Seconds to wait after so many failures in a row.
    ///
    /// The first two cost nothing: they are most often our own network's, and whoever has mended it and tries again
    /// wants the news. Then 1 h, doubling. At most 23 h, a little less than a day, so that a nightly run that happens
    /// to start a minute earlier than the last still asks every feed every night.
    static func seconds(after failures: Int) -> Double {
        guard failures > 2 else { return 0 }
        return min(23, Double(1 << min(failures - 3, 5))) * 3_600
    }
}

/// The `Retry-After` header (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// The moment that it names, as seconds from now or as a date; nil when it names none or one that has passed.
    /// Never further off than a week, whatever a server says in its anger.
    static func moment(_ value: String, after now: Date) -> Date? {
        let week = now.addingTimeInterval(7 * 86_400)
        let text = value.filter { $0 != " " }
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            // More digits than an Int holds are still a number of seconds.
            guard let seconds = Int(text) else { return week }
            return seconds == 0 ? nil : min(week, now.addingTimeInterval(Double(seconds)))
        }
        let seconds = curl_getdate(value, nil)
        guard seconds > 0 else { return nil }
        let moment = Date(timeIntervalSince1970: Double(seconds))
        return moment > now ? min(week, moment) : nil
    }
}
