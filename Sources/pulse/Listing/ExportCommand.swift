import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Parsing
import Pipeline

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints the sources as a subscription list that other readers take (OPML 2.0).",
        discussion: """
              pulse export > subscriptions.opml

            Categories and subcategories are folders. Sources that are switched off are
            left out, and so are those that are said to be private; other addresses are
            written whole.
            """)

    @OptionGroup var options: ListOptions

    @Flag(help: "Sources that are switched off, too.")
    var all = false

    @Flag(name: .customLong("private"), help: "Sources whose addresses are private, too.")
    var withPrivate = false

    func run() throws {
        let (list, configuration) = try options.list(
            environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty })
        let shown = list.sources.filter { all || $0.isEnabled }
        let sources = shown.filter { withPrivate || !$0.isPrivate }
        let named = sources.map { source in
            var source = source
            let category = configuration.categories.first { $0.id == source.category }
            source.subcategory = category?.subcategories.first { $0.id == source.subcategory }?.name
            source.category = category?.name ?? source.category
            return source
        }
        FileHandle.standardOutput.write(Data(OPML.text(of: named, title: configuration.site.title).utf8))
        let left = shown.count - sources.count
        if left > 0 {
            complain(
                left == 1
                    ? "1 private source is left out; --private writes it, too"
                    : "\(left) private sources are left out; --private writes them, too")
        }
    }
}
