import Configuring
import Foundation
import Newsroom
import Parsing

/// An Atom feed of what went wrong with the tool's own runs, for the reader that its owner looks at anyway.
struct TroublesFeed {
    /// Older ones make room.
    private static let limit = 50

    /// The category of what the latest run met: only from that is it known what lasts and what has come back.
    private static let mark = "latest run"

    private struct Trouble {
        let id: String
        let title: String
        let moment: Date
        let isOfLatestRun: Bool
    }

    let path: String
    let title: String

    /// Adds the troubles of a run, the newest first. One that the run before met as well lasts, and is no news; when it comes
    /// back after a run without it, it is. A file that is no such feed is left alone.
    ///
    /// - Returns: why it was not written; nil when it was.
    func add(_ lines: [String], at now: Date) -> String? {
        var known: [Trouble]?
        if let data = FileManager.default.contents(atPath: path) {
            guard
                let feed = try? FeedParser().feed(
                    from: FeedBody(bytes: Array(data), url: "https://localhost/"), of: ""),
                feed.format.hasPrefix("Atom"), String(decoding: data.prefix(1_000), as: UTF8.self).contains(Self.id)
            else { return "\(path) is something else; name another file" }
            known = feed.items.compactMap { item in
                guard let id = item.identifier, let moment = item.updated ?? item.published else { return nil }
                return Trouble(
                    id: id, title: item.title, moment: moment, isOfLatestRun: item.tags.contains(Self.mark))
            }
        }
        let latest = Set((known ?? []).filter(\.isOfLatestRun).map { plain($0.title) })
        let lasting = latest.intersection(lines.map(plain))
        let news = lines.filter { !lasting.contains(plain($0)) }
        // A reader is not told that nothing has changed.
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

    /// A line as it comes back from the file.
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
