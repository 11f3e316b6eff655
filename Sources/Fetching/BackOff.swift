/// How long a feed that keeps failing is left alone.
enum BackOff {
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
