internal import Newsroom

/// The mailed digest as plain text (`digest.txt`), for people who read mail that way. Lines have at most 72 columns.
/// Addresses are never broken, so each has its own line.
struct DigestText {
    static let columns = 72

    let page: DigestPage
    /// "Headline from" in the site's language.
    let headlineFrom: String

    var text: String {
        var lines = [page.site.title, page.day.text, page.length.text]
        if let quiet = page.quiet { lines += ["", quiet.text] }
        for (number, item) in page.top.enumerated() { lines += [""] + self.lines(of: item, mark: "\(number + 1). ") }
        for section in page.sections {
            let name = section.desk.name.uppercased()
            lines += ["", "", name, String(repeating: "-", count: min(name.count, Self.columns))]
            for item in section.items { lines += [""] + self.lines(of: item, mark: "* ") }
        }
        for anniversary in page.earlier {
            lines += ["", ""] + Self.wrapped("\(anniversary.ago.text): \(anniversary.day.text)", indent: "", rest: "")
            for item in anniversary.headlines {
                lines += Self.wrapped(item.headline.name, indent: "* ", rest: "  ")
                if let address = item.headline.address { lines.append("  " + address) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of item: DigestPage.Item, mark: String) -> [String] {
        let rest = String(repeating: " ", count: mark.count)
        var lines = Self.wrapped(item.lead.brief.article.title, indent: mark, rest: rest)
        if let text = item.summary.child(named: "text") as? String {
            lines += Self.wrapped(text, indent: "  ", rest: "  ")
        }
        if let generated = item.summary.generated { lines += Self.wrapped(generated, indent: "  ", rest: "  ") }
        if let credit = item.credit { lines += Self.link("\(headlineFrom) \(credit.name)", to: credit.address) }
        let source = item.summary.sources.first?.link
        // If the story has a page, the number of sources is in the link to it, below.
        let count = item.story == nil ? item.count : nil
        let names = [source?.name, count].compactMap(\.self).joined(separator: ", ")
        lines += Self.link(names, to: source?.address)
        if let story = item.story { lines += Self.link(story.name, to: story.address) }
        return lines
    }

    private static func link(_ name: String, to address: String?) -> [String] {
        guard let address else { return wrapped(name, indent: "  ", rest: "  ") }
        return wrapped(name + ":", indent: "  ", rest: "  ") + ["  " + address]
    }

    /// Wraps text into lines. A word longer than a line gets its own.
    static func wrapped(_ text: String, indent: String, rest: String) -> [String] {
        var lines: [String] = []
        var line = indent
        var isEmpty = true
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !isEmpty, line.count + 1 + word.count > columns {
                lines.append(line)
                line = rest
                isEmpty = true
            }
            line += isEmpty ? String(word) : " " + word
            isEmpty = false
        }
        return isEmpty ? lines : lines + [line]
    }
}
