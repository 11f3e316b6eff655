import FeedListing
import Foundation
import Newsroom
import Parsing

/// A feed address as users type it: without a scheme, with `feed:`, or as an account name.
struct TypedFeedAddress {
    let address: String

    init(_ text: String) {
        if let form = ["maildir:", "mbox:"].first(where: text.hasPrefix) {
            // Typed at a prompt, a path may be relative to the current folder.
            let path = URL(filePath: String(text.dropFirst(form.count))).standardizedFileURL.path
            address = form + path
        } else if let account = text.wholeMatch(of: /@([^@\/\s]+)@([^@\/\s]+)/) {
            // The form used by Mastodon and similar services: "@ada@social.example".
            address = "https://\(account.2)/@\(account.1)"
        } else if text.lowercased().hasPrefix("feed:http") {
            address = String(text.dropFirst(5))
        } else if text.lowercased().hasPrefix("feed://") {
            address = "https://" + text.dropFirst(7)
        } else {
            address = text.contains("://") ? text : "https://" + text
        }
    }
}

/// A numbered choice of the feeds found on a page.
struct FeedChoice {
    let lines: [String]

    init(_ feeds: [DiscoveredFeed]) {
        lines = feeds.enumerated().map { number, feed in
            let title = feed.title.map { " \($0)" } ?? ""
            return "  \(number + 1) \(feed.address)\(title)\(feed.format.map { " (\($0))" } ?? "")".plainForTerminal
        }
    }

    /// Returns an error with instructions for non-interactive use.
    func refusal(of address: String) -> [String] {
        ["\(address) names \(counted(lines.count, "feed")); add one of these addresses, or use --choose 1:"] + lines
    }
}

/// A one-line description of an added source.
struct SourceLine {
    let text: String

    init(_ source: FeedSource, feed: Feed, in path: String, isDry: Bool) {
        var facts = ["category " + source.category + (source.subcategory.map { "/" + $0 } ?? "")]
        facts += source.language.map { ["language " + $0] } ?? ["language unknown"]
        facts += source.country.map { ["country " + $0] } ?? []
        facts.append("\(feed.format), \(counted(feed.items.count, "item"))")
        let lead = isDry ? "would add" : "added"
        text =
            "\(lead) '\(source.name)' to \(path): \(facts.joined(separator: ", ")); \(source.feedWithoutSecrets)"
            .plainForTerminal
    }
}

/// A preview of the items read from a watched page, so that its owner can judge the proposed expressions.
struct PageItemsPreview {
    let lines: [String]

    init(_ page: WatchedPage) {
        let items = page.found.feed.items.prefix(3).map { item in
            let date = item.published.map { " (\($0.formatted(.iso8601.year().month().day())))" } ?? ""
            return "  \(item.title)\(date)"
        }
        lines = (["  read by \(page.entry.value), for example:"] + items).map(\.plainForTerminal)
    }
}
