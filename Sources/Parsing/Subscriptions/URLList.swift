internal import TextDecoding

/// Lists with one address per line: newsboat's `urls` file (newsboat.org/releases/2.39/docs/newsboat.html, "Using
/// Newsboat") and plain lists of addresses.
enum URLList {
    /// A line of the list: the address and, from newsboat's tags, the title and folder.
    private struct Line {
        var address: String
        var title: String?
        var folders: [String] = []
    }

    /// Reads a list of addresses; nil if it contains none or is in another format.
    ///
    /// The first of newsboat's tags becomes the feed's folder, and one with `~` its title. Tags with `!`, which hide a
    /// feed in newsboat, are ignored. Its searches (`query:`) and programs (`exec:`, `filter:`) are not feeds and are
    /// listed as skipped.
    static func read(_ text: String) -> SubscriptionList? {
        var list = SubscriptionList([])
        var known: Set<String> = []
        for row in text.split(whereSeparator: \.isNewline) {
            let row = row.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            guard let first = row.first, first != "#" else { continue }
            // Markup and JSON are handled elsewhere.
            if "<{[".contains(first), list.subscriptions.isEmpty { return nil }
            guard let line = line(row) else { continue }
            guard let feed = OPML.address(line.address) else {
                list.skipped.append(String(row.prefix(120)).harmless)
                continue
            }
            if known.insert(feed).inserted {
                list.subscriptions.append(Subscription(feed: feed, title: line.title, folders: line.folders))
            }
        }
        let isList =
            !list.subscriptions.isEmpty
            || list.skipped.contains { $0.wholeMatch(of: /"?(query|exec|filter):.*/) != nil }
        return isList ? list : nil
    }

    private static func line(_ row: Substring) -> Line? {
        var words = words(of: row)
        guard !words.isEmpty else { return nil }
        var line = Line(address: words.removeFirst())
        for word in words where !word.hasPrefix("!") && !word.hasPrefix("#") {
            let word = word.harmless.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if word.isEmpty { continue }
            if word.hasPrefix("~") {
                line.title = String(word.dropFirst())
            } else if line.folders.isEmpty {
                line.folders = [word]
            }
        }
        return line
    }

    /// Splits a row at white space. Quotation marks group words, and a backslash inside them escapes the next
    /// character.
    private static func words(of row: Substring) -> [String] {
        var (words, word, isQuoted, isEscaped): ([String], String?, Bool, Bool) = ([], nil, false, false)
        for character in row {
            switch character {
            case _ where isEscaped:
                word = (word ?? "") + String(character)
                isEscaped = false
            case "\\" where isQuoted: isEscaped = true
            case "\"":
                isQuoted.toggle()
                word = word ?? ""
            case _ where character.isWhitespace && !isQuoted:
                if let whole = word { words.append(whole) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
