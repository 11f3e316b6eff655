internal import FoundationEssentials

/// Template values for a time: `stamp`, `text`, and `isFirstSeen` if the publisher gave no plausible date.
struct TimeView: TemplateView, Encodable {
    let stamp: String
    let text: String
    let isFirstSeen: Bool

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "stamp": stamp
        case "text": text
        case "isFirstSeen": isFirstSeen
        default: nil
        }
    }
}

/// Template values for a day: `stamp` ("2026-03-14") for scripts, `text` for readers.
struct DayView: TemplateView, Equatable {
    let stamp: String
    let text: String

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "stamp": stamp
        case "text": text
        default: nil
        }
    }
}

extension WallClock {
    /// Returns the local day: "Wednesday 5 March 2025".
    func dayView(_ moment: Date) -> DayView { DayView(stamp: Self.stamp(local(moment)), text: day(moment)) }

    /// Returns the day for an id, "2026-03-14".
    func dayView(named id: String) -> DayView { DayView(stamp: id, text: day(named: id)) }

    /// Returns the weekday: "Wed".
    func weekdayView(_ time: CivilTime) -> DayView { DayView(stamp: Self.stamp(time), text: weekday(time)) }
}
