/// The alerts of a build in figures.
struct AlertTally {
    /// The stories sent, by channel.
    var sent: [String: Int] = [:]
    /// The stories that wait for the end of quiet hours ("07:00").
    var quiet: [String: Int] = [:]
    /// The stories to be sent by the next build: not accepted, or not tried.
    var unsent = 0
    /// The stories whose message the server refuses for good.
    var refused = 0
    /// The stories that could not be sent for three days.
    var abandoned = 0
    /// The stories over the daily limit, and those a new alert leaves out.
    var skipped = 0
    var skippedFirst = 0

    func text(first: Int, mostADay: Int) -> String {
        let total = sent.values.reduce(0, +)
        let channels = sent.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        func waiting(_ count: Int, _ when: String) -> String { "\(count) \(count == 1 ? "waits" : "wait") \(when)" }
        return
            (["\(total) sent" + (total > 0 ? " (\(channels))" : "")]
            + quiet.sorted { $0.key < $1.key }.map { waiting($0.value, "until \($0.key)") }
            + [
                unsent > 0 ? waiting(unsent, "for the next build") : nil,
                skippedFirst > 0 ? "\(skippedFirst) left out (a new alert begins with the \(first) strongest)" : nil,
                skipped > 0 ? "\(skipped) left out (at most \(mostADay) a day)" : nil,
                refused > 0 ? "\(refused) refused" : nil,
                abandoned > 0 ? "\(abandoned) given up after three days" : nil,
            ].compactMap(\.self)).joined(separator: ", ")
    }
}
