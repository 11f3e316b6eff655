import FeedListing
import Newsroom
import Parsing
import Pipeline
import SiteBuilding

/// A report on an imported subscription list.
struct ImportReport {
    private let plan: ImportPlan
    private let list: SubscriptionList
    private let unread: [String]
    private let words: Localisation

    /// The maximum number of names on a line.
    private static let mostNames = 10

    /// Creates a report.
    ///
    /// - Parameter unread: the names of feeds that were added although they could not be read.
    init(_ plan: ImportPlan, of list: SubscriptionList, unread: [String], words: Localisation) {
        self.plan = plan
        self.list = list
        self.unread = unread
        self.words = words
    }

    /// Returns one line for each feed that was left out, and one if the list is truncated.
    func problems(of name: String) -> [String] {
        let left = plan.rows.compactMap { row -> String? in
            switch row.outcome {
            case .unreadable(let failure):
                "not added: \(row.subscription.title ?? row.subscription.feed): \(words.text(of: failure))"
            // Without a title it is named by its host, because a password may be in the address.
            case .locked:
                "not added: \(row.subscription.title ?? SourceNames.host(of: row.subscription.feed)): its address "
                    + "contains a user name; add it without, and put name:password where its login names"
            case .taken, .known, .repeated: nil
            }
        }
        guard list.isCutOff else { return left }
        let last = list.subscriptions.last.map { $0.title ?? $0.feed } ?? ""
        return left + [
            "\(name) is cut off after '\(last)': download and import it again to get the missing feeds"
        ]
    }

    /// Returns one line per category and reason, then what was skipped, then the totals.
    ///
    /// - Parameter path: the file that feeds are added to.
    func text(into path: String, isDry: Bool) -> String {
        var (groups, order): ([Group: [String]], [Group]) = ([:], [])
        var (known, repeated, unreadable): ([String], [String], Int) = ([], [], 0)
        for row in plan.rows {
            switch row.outcome {
            case .taken(let source, let reason):
                let group = Group(
                    category: source.category + (source.subcategory.map { "/" + $0 } ?? ""), reason: reason)
                if groups[group] == nil { order.append(group) }
                groups[group, default: []].append(source.name)
            case .known(let name): known.append(name)
            case .repeated: repeated.append(row.subscription.title ?? row.subscription.feed)
            case .unreadable, .locked: unreadable += 1
            }
        }
        var lines = order.map { "\($0.category) (\($0.text)): \(named(groups[$0] ?? []))" }
        for (lead, names) in [
            ("could not be read now", unread), ("already on your list", known),
            ("more than once in the list", repeated),
            ("not feeds, skipped", list.skipped),
        ] where !names.isEmpty {
            lines.append("\(lead): \(named(names))")
        }
        let made = plan.newCategories.map { "\($0.name) (\($0.id))" }
        if !made.isEmpty { lines.append("\(isDry ? "new categories would be" : "new categories"): \(named(made))") }
        lines.append(
            "\(isDry ? "would add" : "added") \(plan.sources.count) of \(counted(plan.rows.count, "feed")) to \(path); "
                + "\(known.count) already there, \(repeated.count) repeated, \(unreadable) left out")
        return lines.map(\.plainForTerminal).joined(separator: "\n")
    }

    private func named(_ names: [String]) -> String {
        let more = names.count - Self.mostNames
        return names.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// Feeds that go into the same category for the same reason.
    private struct Group: Hashable {
        let category: String
        let reason: ImportPlan.Reason

        /// The reason in words.
        var text: String {
            switch reason {
            case .chosen(let folder?): "as you chose for '\(folder)'"
            case .chosen(nil): "as you chose"
            case .shipped: "as in the shipped list"
            case .folder(let name): "from the folder '\(name)'"
            case .newCategory(let name): "new, from the folder '\(name)'"
            case .articles: "from their articles"
            case .general: "by default"
            }
        }
    }
}
