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
        abstract: "Adds the feeds of another reader's subscription list (OPML).",
        discussion: """
              pulse import subscriptions.opml                          folders that are categories become these
              pulse import subscriptions.opml --category technology    all others go there
              pulse import subscriptions.opml --category Blogs=technology --category news
              pulse import subscriptions.opml --check                  reads each feed, and leaves out what cannot be read

            Feeds that are in the list already are left alone. All or nothing: where a folder is no category, nothing is
            added. Exit status 3 when some feeds could not be read.
            """)

    @OptionGroup var options: ConfigurationOptions

    @Argument(help: "The subscription list.")
    var file: String

    @Option(help: "The category of all other folders, or of one as FOLDER=CATEGORY; may be repeated.")
    var category: [String] = []

    @Flag(help: "Read each feed, and leave out what cannot be read.")
    var check = false

    @Flag(help: "Say what would be written, and write nothing.")
    var dryRun = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        var (list, configuration) = try options.list(environment: environment)
        let words = try Localisation.english()
        let proposal = SourceProposal(for: configuration)
        var homes: [String: String] = [:]
        for text in category {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            _ = try home(called: parts[parts.count - 1], by: proposal, of: configuration)
            homes[parts.count == 2 ? parts[0].lowercased() : ""] = parts[parts.count - 1]
        }
        var plan = ImportPlan(
            try subscriptions(words), into: list.sources, proposal: proposal, homes: homes)
        if !plan.unknownFolders.isEmpty {
            throw CommandFailure(status: .usage, lines: [ImportReport(plan, words: words).question])
        }
        if check {
            plan = await plan.checked(
                by: FeedFinder(settings: configuration.fetching, at: try moment(nil, environment: environment)))
        }
        for source in plan.sources {
            list.text = try edited(list) { text throws(NotJSON) in try text.appending(source.entries) }
        }
        if !plan.sources.isEmpty, !dryRun { try saved(list) }
        let report = ImportReport(plan, words: words)
        print(report.text(into: list.path, isDry: dryRun))
        if !report.failures.isEmpty { throw CommandFailure(status: .someFeedsFailed, lines: report.failures) }
    }

    private func subscriptions(_ words: Localisation) throws(CommandFailure) -> [Subscription] {
        guard let data = try? Data(contentsOf: URL(filePath: file)) else {
            throw CommandFailure(status: .usage, lines: ["\(file) cannot be read; name a subscription list (OPML)"])
        }
        do throws(Failure) {
            let subscriptions = try OPML.read(Array(data))
            if !subscriptions.isEmpty { return subscriptions }
        } catch {
            throw CommandFailure(status: .usage, lines: ["\(file): \(words.text(of: error))"])
        }
        throw CommandFailure(status: .usage, lines: ["\(file) names no feed with an http or https address"])
    }
}
