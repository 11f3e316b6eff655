public import Foundation
public import Newsroom

/// A row of `story`: a story that has or had a page.
public struct StoryRow: TableRow {
    public static let table = "story"
    public static let key = "id"

    public var id: String
    public var lead: String
    public var firstShown: Date
    public var lastShown: Date
    public var movedTo: String?
    public var thread: String?
    public var publishers: Int?
    public var hallmarks: Data?
    public var matter: String?
    public var country: String?
    public var latitude: Double?
    public var longitude: Double?
}

extension StoryRow {
    public init(_ record: StoryRecord) {
        self.init(
            id: record.id, lead: record.lead, firstShown: record.firstShown, lastShown: record.lastShown,
            movedTo: record.movedTo, thread: record.thread, publishers: record.publishers,
            hallmarks: HallmarkColumn.bytes(of: record.hallmarks), matter: record.theme?.name,
            country: record.theme?.country, latitude: record.theme?.coordinates.latitude,
            longitude: record.theme?.coordinates.longitude)
    }

    public func check() throws {
        try RowCheck.date(firstShown, "firstShown")
        try RowCheck.date(lastShown, "lastShown")
        try RowCheck.count(publishers, "publishers")
        _ = try RowCheck.place(latitude, longitude)
        for (column, text) in [("lead", lead), ("movedTo", movedTo), ("thread", thread), ("matter", matter)] {
            try RowCheck.text(text, column)
        }
    }

    public var record: StoryRecord {
        var place: StoryTheme?
        if let matter, let country, let latitude, let longitude {
            place = StoryTheme(
                name: matter, country: country, coordinates: Coordinates(latitude: latitude, longitude: longitude))
        }
        return StoryRecord(
            id: id, lead: lead, firstShown: firstShown, lastShown: lastShown, movedTo: movedTo, thread: thread,
            publishers: publishers, hallmarks: hallmarks.map(HallmarkColumn.hallmarks) ?? [], theme: place)
    }
}

/// A row of `thread`: a running story that has or had a page.
extension ThreadRecord: TableRow {
    public static let table = "thread"
    public static let key = "id"

    public func check() throws { try RowCheck.date(firstShown, "firstShown") }
}

/// A row of `edition`: the moment of an edition.
public struct EditionRow: TableRow {
    public static let table = "edition"
    public static let key = "moment"

    public var moment: Date

    public init(moment: Date) { self.moment = moment }

    public func check() throws { try RowCheck.date(moment, "moment") }
}

/// A row of `modelAnswer`. Answers are stored because asking a model again is slow and may give another answer.
public struct ModelAnswerRow: TableRow {
    public static let table = "modelAnswer"
    public static let key = "question"

    public var question: String
    public var answer: String
    public var used: Date

    public init(question: String, answer: String, used: Date) {
        self.question = question
        self.answer = answer
        self.used = used
    }

    public func check() throws {
        try RowCheck.date(used, "used")
        try RowCheck.text(answer, "answer")
    }
}
