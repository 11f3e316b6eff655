import Foundation
import Newsroom
import Parsing

/// An Atom feed of what went wrong with the tool's own runs, for the reader that its owner looks at anyway.
struct TroublesFeed {
    /// Older ones make room.
    private static let limit = 50

    private struct Trouble {
        let id: String
        let title: String
        let moment: Date
    }

    let path: String
    let title: String

    /// Adds the troubles of a run, the newest first. A file that is no such feed is left alone.
    ///
    /// - Returns: why it was not written; nil when it was.
    func add(_ lines: [String], at now: Date) -> String? {
        var troubles: [Trouble] = []
        if let data = FileManager.default.contents(atPath: path) {
            guard
                let feed = try? FeedParser().feed(
                    from: FeedBody(bytes: Array(data), url: "https://localhost/"), of: ""),
                feed.format.hasPrefix("Atom"), String(decoding: data.prefix(1_000), as: UTF8.self).contains(Self.id)
            else { return "\(path) is something else; name another file" }
            if lines.isEmpty { return nil }
            troubles = feed.items.compactMap { item in
                guard let id = item.identifier, let moment = item.updated ?? item.published else { return nil }
                return Trouble(id: id, title: item.title, moment: moment)
            }
        }
        let new = lines.enumerated().map { number, line in
            Trouble(id: "urn:pulse:trouble:\(Int(now.timeIntervalSince1970)):\(number)", title: line, moment: now)
        }
        let ids = Set(new.map(\.id))
        let all = (new + troubles.filter { !ids.contains($0.id) }).prefix(Self.limit)
        do {
            try Data(text(of: Array(all), at: now).utf8).write(to: URL(filePath: path), options: .atomic)
            return nil
        } catch {
            return "\(path) cannot be written: \(error.localizedDescription)"
        }
    }

    private static let id = "urn:pulse:troubles"

    private func text(of troubles: [Trouble], at now: Date) -> String {
        let entries = troubles.map { trouble in
            """
              <entry>
                <id>\(trouble.id)</id>
                <title>\(escaped(trouble.title))</title>
                <updated>\(trouble.moment.formatted(.iso8601))</updated>
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
