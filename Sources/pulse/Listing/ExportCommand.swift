import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Parsing
import Pipeline

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints the sources as an OPML 2.0 subscription list for other readers.",
        discussion: """
              pulse export > subscriptions.opml

            Categories and subcategories become folders. Sources that are disabled or
            marked private are left out, and so are mailboxes and pages without a feed.
            All other addresses are written in full.
            """)

    @OptionGroup var options: ListOptions

    @Flag(help: "Include disabled sources.")
    var all = false

    @Flag(name: .customLong("private"), help: "Include sources whose addresses are private.")
    var withPrivate = false

    func run() throws {
        let (list, configuration) = try options.list(
            environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty })
        // Other readers cannot read mailboxes, whose paths are private, nor pages without a feed.
        let shown = list.sources.filter { source in
            (all || source.isEnabled) && !source.isMailbox && configuration.options[source.id]?.page == nil
        }
        let sources = shown.filter { withPrivate || !$0.isPrivate }
        let named = sources.map { source in
            var source = source
            let category = configuration.categories.first { $0.id == source.category }
            source.subcategory = category?.subcategories.first { $0.id == source.subcategory }?.name
            source.category = category?.name ?? source.category
            return source
        }
        try printResult(OPML.text(of: named, title: configuration.site.title))
        let left = shown.count - sources.count
        if left > 0 {
            printError(
                left == 1
                    ? "1 private source is left out; use --private to include it"
                    : "\(left) private sources are left out; use --private to include them")
        }
    }
}
