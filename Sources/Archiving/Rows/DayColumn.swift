public import Foundation
public import Newsroom

/// The contents of a day's page, stored as a JSON column.
public enum DayColumn {
    public static func text(of day: Day) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(day), as: UTF8.self)
    }

    /// Decodes a day; returns nil if it is damaged.
    public static func day(of bytes: Data) -> Day? {
        guard let day = try? JSONDecoder().decode(Day.self, from: bytes), day.articles >= 0 else { return nil }
        let isSound = (day.headlines + day.stories).allSatisfy { clipping in
            clipping.publishers >= 0
                && [clipping.moment, clipping.published].compactMap(\.self).allSatisfy {
                    RowCheck.dates.contains($0.timeIntervalSinceReferenceDate)
                }
        }
        return isSound ? day : nil
    }

    /// Returns the day to store, given the stored one; nil to leave that unchanged. A completed day never changes. A
    /// day that was closed too early is marked, and replaced later.
    public static func next(_ day: Day, knowing known: Day?) -> Day? {
        guard var known else { return day.isOver ? day : nil }
        switch (known.isOver, day.isOver) {
        case (true, true), (false, false): return nil
        case (false, true): return day
        case (true, false):
            known.isOver = false
            return known
        }
    }
}
