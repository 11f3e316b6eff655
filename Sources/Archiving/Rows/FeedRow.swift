public import Foundation
public import Newsroom

/// A row of `feed`: the record of a source's feed.
public struct FeedRow: TableRow {
    public static let table = "feed"
    public static let key = "source"

    public var source: String
    public var entityTag: String?
    public var lastModified: String?
    public var movedTo: String?
    public var isGone: Bool
    public var failures: Int
    public var failureStage: String?
    public var failureReason: String?
    public var notBefore: Date?
    public var lastAttempt: Date?
    public var lastSuccess: Date?
    public var lastRead: Date?
    public var format: String?
    public var problem: String?
    public var items: Int?
    public var newestItem: Date?
    public var address: String?
}

extension FeedRow {
    public init(_ record: FeedRecord) {
        self.init(
            source: record.source, entityTag: record.validators?.entityTag,
            lastModified: record.validators?.lastModified, movedTo: record.movedTo, isGone: record.isGone,
            failures: record.failures, failureStage: record.lastFailure?.stage.rawValue,
            failureReason: MessageColumn.text(of: record.lastFailure?.reason), notBefore: record.notBefore,
            lastAttempt: record.lastAttempt,
            lastSuccess: record.lastSuccess, lastRead: record.lastRead, format: record.format,
            problem: MessageColumn.text(of: record.problem), items: record.items, newestItem: record.newestItem,
            address: record.address)
    }

    public func check() throws {
        for (column, date) in [
            ("notBefore", notBefore), ("lastAttempt", lastAttempt), ("lastSuccess", lastSuccess),
            ("lastRead", lastRead),
            ("newestItem", newestItem),
        ] { try RowCheck.date(date, column) }
        try RowCheck.count(failures, "failures")
        try RowCheck.count(items, "items")
        try RowCheck.stage(failureStage, "failureStage")
        try MessageColumn.check(failureReason, "failureReason")
        try MessageColumn.check(problem, "problem")
        for (column, text) in [
            ("source", source), ("entityTag", entityTag), ("lastModified", lastModified), ("movedTo", movedTo),
            ("format", format), ("address", address),
        ] { try RowCheck.text(text, column) }
    }

    public var record: FeedRecord {
        var record = FeedRecord(source: source)
        let validators = Validators(entityTag: entityTag, lastModified: lastModified)
        record.validators = validators == Validators() ? nil : validators
        record.movedTo = movedTo
        record.isGone = isGone
        record.failures = failures
        record.lastFailure = MessageColumn.failure(stage: failureStage, source: source, reason: failureReason)
        record.notBefore = notBefore
        record.lastAttempt = lastAttempt
        record.lastSuccess = lastSuccess
        record.lastRead = lastRead
        record.format = format
        record.problem = MessageColumn.message(of: problem)
        record.items = items
        record.newestItem = newestItem
        record.address = address
        return record
    }
}
