public import Foundation
public import Newsroom

/// A row of `reading`: the result of fetching one feed once, without its items.
public struct WorkerResultRow: TableRow {
    public static let table = "reading"
    public static let key = "source"

    public var source: String
    public var moment: Date
    public var answer: String
    public var until: Date?
    public var host: String?
    public var failureStage: String?
    public var failureReason: String?
    public var isAnswered: Bool
    public var serverTime: Date?
    public var isNewlyFailing: Bool
    public var format: String?
    public var title: String?
    public var url: String?
    public var language: String?
    public var problem: String?
    /// The resulting row of `feed`, as JSON.
    public var record: String
}

extension WorkerResultRow {
    public init(_ handed: WorkerResult) throws {
        self.init(
            source: handed.key.source, moment: handed.key.moment, answer: "", isAnswered: handed.isAnswered,
            serverTime: handed.serverTime, isNewlyFailing: handed.isNewlyFailing, format: handed.feed?.format,
            title: handed.feed?.title, url: handed.feed?.url, language: handed.feed?.language,
            problem: MessageColumn.text(of: handed.feed?.problem),
            record: String(decoding: try JSONEncoder().encode(FeedRow(handed.record)), as: UTF8.self))
        switch handed.answer {
        case .read: answer = "read"
        case .unchanged: answer = "unchanged"
        case .skipped(let until, _):
            answer = "skipped"
            self.until = until
        case .left(let host):
            answer = "left"
            self.host = host
        case .failed(let failure):
            answer = "failed"
            failureStage = failure.stage.rawValue
            failureReason = MessageColumn.text(of: failure.reason)
        }
    }

    public func check() throws {
        for (column, date) in [("moment", moment), ("until", until), ("serverTime", serverTime)] {
            try RowCheck.date(date, column)
        }
        try RowCheck.stage(failureStage, "failureStage")
        try MessageColumn.check(failureReason, "failureReason")
        try MessageColumn.check(problem, "problem")
        for (column, text) in [("format", format), ("title", title), ("url", url), ("language", language)] {
            try RowCheck.text(text, column)
        }
    }

    public static func record(of text: String) throws -> FeedRecord {
        do {
            let row = try JSONDecoder().decode(FeedRow.self, from: Data(text.utf8))
            try row.check()
            return row.record
        } catch { throw DamagedValue("record", "is not a feed record (\(DamagedValue(error)))") }
    }

    /// Rebuilds the result.
    ///
    /// - Parameters:
    ///   - items: the feed's items; empty if it wasn't read.
    ///   - isWhole: whether no item is missing. Otherwise the validators are dropped, so that the feed is fetched in
    ///     full again instead of being answered "not modified".
    public func workerResult(with items: [FeedItem], isWhole: Bool) throws -> WorkerResult {
        var record = try Self.record(of: self.record)
        let problem = MessageColumn.message(of: problem)
        let answer: FeedAnswer
        switch self.answer {
        case "read": answer = .read(format: format ?? "", items: items.count, problem: problem)
        case "unchanged": answer = .unchanged
        case "left": answer = .left(host: host)
        case "failed", "skipped":
            if let failure = MessageColumn.failure(stage: failureStage, source: source, reason: failureReason) {
                answer = .failed(failure)
            } else if let until {
                answer = .skipped(until: until, after: record.lastFailure)
            } else {
                throw DamagedValue("answer", "'\(self.answer)' has neither a reason nor an end")
            }
        default: throw DamagedValue("answer", "'\(self.answer.prefix(40))' is not a known answer")
        }
        let feed = format.map {
            Feed(format: $0, title: title, url: url, language: language, items: items, problem: problem)
        }
        if !isWhole { record.validators = nil }
        return WorkerResult(
            key: WorkerResult.Key(source: source, moment: moment), answer: answer, feed: feed, record: record,
            isAnswered: isAnswered, serverTime: serverTime,
            isNewlyFailing: isNewlyFailing)
    }
}
