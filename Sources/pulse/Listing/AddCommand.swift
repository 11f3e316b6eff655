import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Parsing
import Pipeline
import SiteBuilding

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds feeds to the list, given the address of a feed or a site.",
        usage: "pulse add [<options>] <addresses> ...",
        discussion: """
              pulse add https://lindholm.example       adds the feed that the site names
              pulse add lindholm.example --dry-run     shows what would be written
              pulse add https://www.youtube.com/@ada https://github.com/apple/swift
              pulse add lindholm.example --choose 2    adds the second feed it names
              pulse add maildir:/home/ada/Mail/.News   adds the newsletters in a mailbox
              pulse add lindholm.example/news --watch  reads a page that has no feed

            Each feed is fetched once. Its name, category, language and country come from
            the feed and from what is known about its publisher. The rest of feeds.json
            does not change. Exit status 1 if nothing was added, 3 if some feeds were not.
            """)

    @OptionGroup var options: FetchingOptions

    @Argument(help: "The address of a feed, a site, a channel, a subreddit, a repository …")
    var addresses: [String]

    @Option(
        help: "The category or subcategory (sports/tennis), by id or name. (default: judged from its articles)")
    var category: String?

    @Option(help: "The name that readers see. (default: the feed's title)")
    var name: String?

    @Option(help: "The number of the feed to add if a site has several, from 1.")
    var choose: Int?

    @Flag(help: "Read the page itself if it has no feed, by its repeated links, as robots.txt allows.")
    var watch = false

    @Flag(help: "Show what would be written without writing it.")
    var dryRun = false

    func validate() throws {
        if addresses.count > 1, name != nil { throw ValidationError("--name works with one address only.") }
        if addresses.count > 1, choose != nil { throw ValidationError("--choose works with one address only.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        var (list, configuration) = try options.list(environment: environment)
        let proposal = SourceProposal(for: configuration)
        let filed = try category.map { try home(called: $0, by: proposal, of: configuration) }
        let finder = FeedFinder(settings: configuration.fetching, at: try moment(nil, environment: environment))
        let words = try Localisation.english()
        var (added, lines, problems): ([FeedSource], [String], [String]) = ([], [], [])
        var isUndecided = false
        for given in addresses {
            let address = TypedFeedAddress(given).address
            var finding = await finder.find(address)
            var asked = given
            var page: WatchedPage?
            if case .several(let feeds) = finding {
                guard let chosen = choice(of: feeds) else {
                    problems += FeedChoice(feeds).refusal(of: given)
                    isUndecided = true
                    continue
                }
                finding = await finder.read(chosen)
                asked = chosen
            }
            if case .nothing = finding, watch {
                do throws(Failure) {
                    let watched = try await finder.watched(address)
                    (page, finding) = (watched, .feed(watched.found))
                } catch { finding = .nothing(error) }
            }
            switch finding {
            case .nothing(let failure):
                // Without a scheme, https is tried.
                let mayBePlain =
                    asked == given && !given.contains("://")
                    && [.noSecureConnection, .noConnection].contains(failure.reason.key)
                let advice = mayBePlain ? "; if the site has no https, try http://\(given)" : ""
                problems.append("\(asked): \(words.text(of: failure))\(advice)")
            case .several: break
            case .feed(let found):
                let all = list.sources + added
                if let known = SourceLookup(all).source(at: found.address) {
                    let file = list.sources.firstIndex { $0.id == known.id }.map { list.file(of: $0) } ?? list.path
                    lines.append("'\(known.name)' is already in \(file)".plainForTerminal)
                    continue
                }
                let source = proposal.source(
                    for: found, taken: SourceNames(taken: all.map(\.name)), name: name, category: filed)
                let entries = source.entries + (page.map { [$0.entry] } ?? [])
                list.text = try edited(list) { text throws(NotJSON) in try text.appending(entries) }
                added.append(source)
                lines.append(SourceLine(source, feed: found.feed, in: list.path, isDry: dryRun).text)
                if let claimed = found.feed.url, found.ownSite == nil, source.site == nil {
                    let advice = "if it is theirs, run pulse set \(source.name.shellQuoted) site=\(claimed.shellQuoted)"
                    lines.append("  left out its site, which is on another domain; \(advice)".plainForTerminal)
                }
                if let page { lines += PageItemsPreview(page).lines }
            }
        }
        if dryRun { try checked(list) } else if !added.isEmpty { try saved(list) }
        // Report additions only once they have been written.
        for line in lines { print(line) }
        guard !problems.isEmpty else { return }
        throw CommandFailure(
            status: isUndecided ? .usage : added.isEmpty ? .nothingPublished : .someFeedsFailed, lines: problems)
    }

    /// Returns the address chosen with `--choose` or interactively.
    private func choice(of feeds: [DiscoveredFeed]) -> String? {
        if let choose { return feeds.indices.contains(choose - 1) ? feeds[choose - 1].address : nil }
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        say(FeedChoice(feeds).lines.joined(separator: "\n") + "\nWhich one? ")
        guard let number = readLine().flatMap({ Int($0) }), feeds.indices.contains(number - 1) else { return nil }
        return feeds[number - 1].address
    }
}

/// Edits a list, turning a file that cannot be edited into a one-line failure.
func edited(
    _ list: FeedList, by edit: (ListText) throws(NotJSON) -> ListText
) throws(CommandFailure) -> ListText {
    do throws(NotJSON) { return try edit(list.text) } catch {
        throw CommandFailure(status: .usage, lines: ["\(list.path) \(error)"])
    }
}

/// Writes the list. If that isn't possible, the failure has one line per problem.
func saved(_ list: FeedList) throws(CommandFailure) {
    do throws(ConfigurationError) { try list.save() } catch {
        throw CommandFailure(status: .usage, lines: error.problems)
    }
}

/// Checks the list as it would be written. The failure has one line per problem.
func checked(_ list: FeedList) throws(CommandFailure) {
    do throws(ConfigurationError) { try list.check() } catch {
        throw CommandFailure(status: .usage, lines: error.problems)
    }
}

/// Returns the category named with an option.
func home(
    called name: String, by proposal: SourceProposal, of configuration: Configuration
) throws(CommandFailure) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?) {
    if let home = proposal.category(called: name) { return home }
    throw CommandFailure(
        status: .usage,
        lines: ["--category: there is no category '\(name)'; known here: \(proposal.ids)"])
}
