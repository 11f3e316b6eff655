/// How many articles a day usually brings, by what the archive remembers.
public struct UsualCount: Sendable, Equatable {
    /// Articles a day.
    public var average: Double
    /// The day of the week that it is the average of, Sunday being 0; nil when it is that of the last seven days.
    public var weekday: Int?

    public init(average: Double, weekday: Int? = nil) {
        self.average = average
        self.weekday = weekday
    }
}
