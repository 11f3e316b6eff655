import FeedListing
import Newsroom
import Parsing
import SiteBuilding

/// What became of a subscription list, for people.
struct ImportReport {
    private let plan: ImportPlan
    /// A line for each feed that could not be read.
    let failures: [String]

    init(_ plan: ImportPlan, words: Localisation) {
        self.plan = plan
        failures = plan.rows.compactMap { row in
            guard case .unreadable(let failure) = row.fate else { return nil }
            let name = row.subscription.title ?? row.subscription.feed
            return "not taken: \(name): \(words.text(of: failure))"
        }
    }

    /// Where the folders go that are no category, asked in one line.
    var question: String {
        let folders = plan.unknownFolders.map {
            $0.name.isEmpty ? "no folder (\($0.feeds))" : "'\($0.name)' (\($0.feeds))"
        }
        return "no category for the feeds in \(folders.joined(separator: ", ")); say where they go with --category "
            + "CATEGORY, or folder by folder with --category FOLDER=CATEGORY"
    }

    /// - Parameter path: the list's file.
    func text(into path: String, isDry: Bool) -> String {
        var lines: [String] = []
        var (known, repeated) = (0, 0)
        for row in plan.rows {
            switch row.fate {
            case .taken(let source):
                let category = source.category + (source.subcategory.map { "/" + $0 } ?? "")
                lines.append("\(isDry ? "would take" : "taken"): \(source.name) (\(category))")
            case .known(let name):
                known += 1
                lines.append("already there: \(name)")
            case .repeated:
                repeated += 1
                lines.append("twice in the list: \(row.subscription.title ?? row.subscription.feed)")
            case .homeless, .unreadable: break
            }
        }
        lines = lines.map(\.plainForTerminal)
        let count = plan.sources.count
        lines.append(
            "\(isDry ? "would take" : "took") \(count) of \(plan.rows.count) feeds into \(path): \(known) were there "
                + "already, \(repeated) stood twice, \(failures.count) could not be read")
        return lines.joined(separator: "\n")
    }
}
