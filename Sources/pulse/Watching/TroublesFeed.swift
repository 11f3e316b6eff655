import Configuring
import Foundation
import Newsroom
import Parsing

/// An Atom feed of problems with the tool's own runs, which the owner can follow in a feed reader.
struct TroublesFeed {
    /// The maximum number of entries; the oldest are dropped.
    private static let limit = 50

    /// The category that marks problems of the latest run. It distinguishes lasting problems from recurring ones.
    private static let mark = "latest run"

    private struct Trouble {
        let id: String
        let title: String
        let moment: Date
        let isOfLatestRun: Bool
    }

    let path: String
    let title: String

    /// Adds the problems of a run, newest first. Problems that the previous run already had aren't added again, but
    /// those that return after a run without them are. A file that isn't such a feed is left alone.
    ///
    /// - Returns: the reason it was not written; nil if it was.
    func add(_ lines: [String], at now: Date) -> String? {
        var known: [Trouble]?
        if let data = FileManager.default.contents(atPath: path) {
            guard
                let feed = try? FeedParser().feed(
                    from: FeedBody(bytes: Array(data), url: "https://localhost/"), of: ""),
                feed.format.hasPrefix("Atom"), String(decoding: data.prefix(1_000), as: UTF8.self).contains(Self.id)
            else { return "\(path) exists and is not this feed; name another file" }
            known = feed.items.compactMap { item in
                guard let id = item.identifier, let moment = item.updated ?? item.published else { return nil }
                return Trouble(
                    id: id, title: item.title, moment: moment, isOfLatestRun: item.tags.contains(Self.mark))
            }
        }
        let latest = Set((known ?? []).filter(\.isOfLatestRun).map { plain($0.title) })
        let lasting = latest.intersection(lines.map(plain))
        let news = lines.filter { !lasting.contains(plain($0)) }
        // If nothing has changed, leave the file alone.
        if known != nil, news.isEmpty, lasting == latest { return nil }
        let all = added(news, to: known ?? [], lasting: lasting, at: now).prefix(Self.limit)
        do {
            try Data(text(of: Array(all), at: now).utf8).write(to: URL(filePath: path), options: .atomic)
            return nil
        } catch {
            return "\(path) cannot be written: \(error.fileReason)"
        }
    }

    private func added(
        _ lines: [String], to known: [Trouble], lasting: Set<String>, at now: Date
    ) -> [Trouble] {
        let prefix = "urn:pulse:trouble:\(Int(now.timeIntervalSince1970)):"
        let first = known.count { $0.id.hasPrefix(prefix) }
        let new = lines.enumerated().map { number, line in
            Trouble(id: "\(prefix)\(first + number)", title: line, moment: now, isOfLatestRun: true)
        }
        let old = known.map { trouble in
            Trouble(
                id: trouble.id, title: trouble.title, moment: trouble.moment,
                isOfLatestRun: trouble.isOfLatestRun && lasting.contains(plain(trouble.title)))
        }
        return new + old
    }

    /// Returns a line as it reads after a round trip through the file.
    private func plain(_ line: String) -> String {
        line.plainForTerminal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let id = "urn:pulse:troubles"

    private func text(of troubles: [Trouble], at now: Date) -> String {
        let category = "\n    <category term=\"\(Self.mark)\"/>"
        let entries = troubles.map { trouble in
            """
              <entry>
                <id>\(trouble.id)</id>
                <title>\(escaped(trouble.title))</title>
                <updated>\(trouble.moment.formatted(.iso8601))</updated>\(trouble.isOfLatestRun ? category : "")
                <content type="text">\(escaped(trouble.title))</content>
              </entry>

            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom">
              <id>\(Self.id)</id>
              <title>\(escaped(title)): troubles</title>
              <author><name>pulse</name></author>
              <updated>\((troubles.first?.moment ?? now).formatted(.iso8601))</updated>
            \(entries.joined())</feed>

            """
    }

    private func escaped(_ text: String) -> String {
        String(text.plainForTerminal).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            ">", with: "&gt;")
    }
}
