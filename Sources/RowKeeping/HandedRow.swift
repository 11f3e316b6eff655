public import Foundation
public import Archiving
public import Newsroom

/// A row of `reading`: what came of asking for one feed once, without its items.
public struct HandedRow: KeptRow {
    public static let table = "reading"

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
    /// The row of `feed` that comes of it, as JSON.
    public var record: String
}

extension HandedRow {
    public init(_ handed: HandedFeed) throws {
        self.init(
            source: handed.key.source, moment: handed.key.moment, answer: "", isAnswered: handed.isAnswered,
            serverTime: handed.serverTime, isNewlyFailing: handed.isNewlyFailing, format: handed.feed?.format,
            title: handed.feed?.title, url: handed.feed?.url, language: handed.feed?.language,
            problem: MessageColumn.text(of: handed.feed?.problem),
            record: String(decoding: try JSONEncoder().encode(FeedRow(handed.record)), as: UTF8.self))
        switch handed.answer {
        case .read: answer = "read"
        case .unchanged: answer = "unchanged"
        case .skipped(let until):
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

    public static func record(of text: String) throws -> FeedRecord {
        do { return try JSONDecoder().decode(FeedRow.self, from: Data(text.utf8)).record } catch {
            throw DamagedValue(description: "the record of a feed that was handed in cannot be read")
        }
    }

    /// - Parameter items: those of the feed; of one that was not read, none.
    public func handed(with items: [FeedItem]) throws -> HandedFeed {
        let answer: HandedFeed.Answer
        switch self.answer {
        case "read": answer = .read
        case "unchanged": answer = .unchanged
        case "left": answer = .left(host: host)
        default:
            if let failure = MessageColumn.failure(stage: failureStage, source: source, reason: failureReason) {
                answer = .failed(failure)
            } else if let until {
                answer = .skipped(until: until)
            } else {
                throw DamagedValue(description: "a feed was handed in with an answer that is none")
            }
        }
        let feed = format.map { format in
            Feed(
                format: format, title: title, url: url, language: language, items: items,
                problem: MessageColumn.message(of: problem))
        }
        return HandedFeed(
            key: HandedFeed.Key(source: source, moment: moment), answer: answer, feed: feed,
            record: try Self.record(of: record), isAnswered: isAnswered, serverTime: serverTime,
            isNewlyFailing: isNewlyFailing)
    }
}
