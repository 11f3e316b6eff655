public import Foundation
public import Newsroom

/// A row of `picture`: a publisher's picture, or the record of a failed attempt.
public struct PictureRow: TableRow {
    public static let table = "picture"
    public static let key = "url"

    public var url: String
    public var path: String?
    public var width: Int?
    public var height: Int?
    public var bytes: Data?
    public var lastAttempt: Date
    public var failures: Int
    public var isSettled: Bool
    public var lastShown: Date
}

extension PictureRow {
    public init(_ record: PictureRecord, at now: Date) {
        self.init(
            url: record.url, path: record.picture?.path, width: record.picture?.width,
            height: record.picture?.height, bytes: (record.picture?.bytes).map { Data($0) },
            lastAttempt: record.lastAttempt, failures: record.failures, isSettled: record.isSettled, lastShown: now)
    }

    public func check() throws {
        try RowCheck.date(lastAttempt, "lastAttempt")
        try RowCheck.date(lastShown, "lastShown")
        try RowCheck.count(failures, "failures")
        try RowCheck.side(width, "width")
        try RowCheck.side(height, "height")
        try RowCheck.text(path, "path")
    }

    public var record: PictureRecord {
        var picture: Picture?
        if let path, let width, let height, let bytes {
            picture = Picture(path: path, width: width, height: height, bytes: [UInt8](bytes))
        }
        return PictureRecord(
            url: url, picture: picture, lastAttempt: lastAttempt, failures: failures, isSettled: isSettled)
    }
}
