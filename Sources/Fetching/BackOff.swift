import CCurl
import FoundationEssentials

/// The delays before a failing feed is fetched again.
enum BackOff {
    /// Seconds until a feed reported as gone is retried: a week, less an hour for weekly runs that start early. Seen in
    /// the wild: 410 for a day, by mistake.
    static let retryWhenGone = 7.0 * 86_400 - 3_600

    /// Returns the delay in seconds after a number of consecutive failures.
    ///
    /// The first two cause no delay: they are usually due to our own network, and whoever fixes that and tries again
    /// wants the news. The third causes a delay of 1 h. It then doubles up to 23 h, so that a nightly run that starts a
    /// little early still fetches every feed.
    static func seconds(after failures: Int) -> Double {
        guard failures > 2 else { return 0 }
        return min(23, Double(1 << min(failures - 3, 5))) * 3_600
    }
}

/// The `Retry-After` header (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// Parses a number of seconds or a date. Returns nil if it is invalid or in the past. Waits of more than a week are
    /// cut to one, whatever the server demands.
    static func moment(_ value: String, after now: Date) -> Date? {
        let week = now.addingTimeInterval(7 * 86_400)
        let text = value.filter { $0 != " " }
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            // A number too large for Int is still valid, so use the maximum.
            guard let seconds = Int(text) else { return week }
            return seconds == 0 ? nil : min(week, now.addingTimeInterval(Double(seconds)))
        }
        let seconds = curl_getdate(value, nil)
        guard seconds > 0 else { return nil }
        let moment = Date(timeIntervalSince1970: Double(seconds))
        return moment > now ? min(week, moment) : nil
    }
}
