import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Parsing
import Pipeline
import SiteBuilding

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Adds the feeds in another reader's subscription list.",
        usage: "pulse import [<options>] <list>",
        discussion: """
              pulse import feeds.opml              OPML, which nearly all readers export
              pulse import ~/.newsboat/urls        newsboat's list, or plain addresses
              pulse import https://example.org/my.opml
              pulse import -                       standard input
              pulse import my.opml --category Blogs=technology --category news
              pulse import my.opml --new-categories
              pulse import my.opml --check         leaves out feeds that cannot be read

            A feed goes into the first category that applies: the one you give for its
            folder, the one in the shipped list, the one its folder's name means (English,
            Spanish or Portuguese), a new one, the one you give for the rest, the one that
            suits most of its articles, or general news. Feeds already on your list are
            left alone. Exit status 2 if the list cannot be read, 3 if it is cut off or
            feeds were left out.
            """)

    @OptionGroup var options: FetchingOptions

    @Argument(help: "A file, an address, or - for standard input.")
    var list: String

    @Option(help: "The category for one folder, as FOLDER=CATEGORY, or for the rest. Can be repeated.")
    var category: [String] = []

    @Flag(help: "Create a category for each folder whose name matches none.")
    var newCategories = false

    @Flag(help: "Fetch every feed, and leave out those that cannot be read.")
    var check = false

    @Flag(help: "Show what would be written without writing it.")
    var dryRun = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        var (own, configuration) = try options.list(environment: environment)
        let words = try Localisation.english()
        let proposal = SourceProposal(for: configuration)
        let homes = try homes(by: proposal, of: configuration)
        let finder = FeedFinder(settings: configuration.fetching, at: try moment(nil, environment: environment))
        let read = try await ListInput(name: list).list(by: finder, words: words)
        let plan = ImportPlan(
            read.subscriptions, into: own.sources, proposal: proposal, homes: homes,
            isMakingCategories: newCategories)
        let (result, unread) = await plan.read(by: finder, isStrict: check)
        own.text = try edited(own) { text throws(NotJSON) in
            let made = result.newCategories
            let text = made.isEmpty ? text : try text.copying("categories", from: ListText(Shipped.configuration))
            return try text.appending(all: made.map(\.entries), to: "categories")
                .appending(all: result.sources.map(\.entries))
        }
        if !result.sources.isEmpty {
            if dryRun { try checked(own) } else { try saved(own) }
        }
        let report = ImportReport(result, of: read, unread: unread, words: words)
        print(report.text(into: own.path, isDry: dryRun))
        let problems = report.problems(of: list)
        if !problems.isEmpty { throw CommandFailure(status: .someFeedsFailed, lines: problems) }
    }

    /// Returns the categories of folders given on the command line.
    private func homes(
        by proposal: SourceProposal, of configuration: Configuration
    ) throws(CommandFailure) -> [String: String] {
        var homes: [String: String] = [:]
        for text in category {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            _ = try home(called: parts[parts.count - 1], by: proposal, of: configuration)
            homes[parts.count == 2 ? parts[0].lowercased() : ""] = parts[parts.count - 1]
        }
        return homes
    }
}
