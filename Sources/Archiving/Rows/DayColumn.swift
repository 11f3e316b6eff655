public import Foundation
public import Newsroom

/// What a day's page says, as one column of JSON.
public enum DayColumn {
    public static func text(of day: Day) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(day), as: UTF8.self)
    }

    /// nil where the bytes are damaged.
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

    /// The day to store where one is stored already; nil where that stays: a day that is over does. One that turns out not
    /// to be over is marked as such, and gives way once it is.
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
