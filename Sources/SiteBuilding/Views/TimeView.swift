internal import FoundationEssentials

/// `stamp`, `text`; `isFirstSeen` when the publisher gave no date that can be believed.
struct TimeView: TemplateView {
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

/// A day: `stamp` ("2026-03-14") for scripts, `text` for readers.
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
    /// The day on the wall: "Wednesday 5 March 2025".
    func dayView(_ moment: Date) -> DayView { DayView(stamp: Self.stamp(local(moment)), text: day(moment)) }

    /// The day of an id, "2026-03-14".
    func dayView(named id: String) -> DayView { DayView(stamp: id, text: day(named: id)) }

    /// "Wed".
    func weekdayView(_ time: CivilTime) -> DayView { DayView(stamp: Self.stamp(time), text: weekday(time)) }
}
