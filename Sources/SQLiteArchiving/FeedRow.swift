internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `feed`: what is remembered of a source's feed.
struct FeedRow: ArchiveRow {
    static let databaseTableName = "feed"

    var source: String
    var entityTag: String?
    var lastModified: String?
    var movedTo: String?
    var isGone: Bool
    var failures: Int
    var failureStage: String?
    var failureReason: String?
    var notBefore: Date?
    var lastAttempt: Date?
    var lastSuccess: Date?
    var lastRead: Date?
    var format: String?
    var problem: String?
    var items: Int?
    var newestItem: Date?
    var address: String?
}

extension FeedRow {
    init(_ record: FeedRecord) {
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

    var record: FeedRecord {
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
