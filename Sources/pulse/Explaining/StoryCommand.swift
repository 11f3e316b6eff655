import ArgumentParser
import Deduplicating
import Foundation
import Pipeline

struct StoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story",
        abstract: "Corrects the program where it is wrong about a story.",
        discussion: """
              pulse story split ADDRESS    it does not belong to its story
              pulse story join PAGE PAGE   two stories are one
              pulse story never ADDRESS    it stays a story of its own

            Each adds a line to stories.txt beside feeds.json, and later builds follow
            it. If two lines contradict each other, the later one applies. Remove a line
            to take it back. pulse explain names the lines about a story.
            """,
        subcommands: [StorySplitCommand.self, StoryJoinCommand.self, StoryNeverCommand.self])
}

struct StorySplitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Takes articles out of their story.",
        usage: "pulse story split [<options>] <articles> ...",
        discussion: """
            Several articles of one story leave it together. Exit status 2 if an article
            is unknown; similar ones are listed.
            """)

    @Argument(help: "Addresses or ids of articles.")
    var articles: [String]

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    func run() async throws { try decide(.split, on: articles, by: options, edition) }
}

struct StoryJoinCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Makes one story of articles or of whole stories.",
        usage: "pulse story join [<options>] <articles> ...",
        discussion: """
              pulse story join stories/9a50a42bdfd3f7d3.html https://news.example/quake

            The older story keeps its page; the other one's page redirects to it.
            """)

    @Argument(help: "Addresses or ids of articles, or pages of stories; two or more.")
    var articles: [String]

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    func validate() throws {
        if articles.count < 2 { throw ValidationError("join needs at least two articles or stories.") }
    }

    func run() async throws { try decide(.join, on: articles, by: options, edition) }
}

struct StoryNeverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "never",
        abstract: "Keeps each article in a story of its own.",
        usage: "pulse story never [<options>] <articles> ...")

    @Argument(help: "Addresses or ids of articles.")
    var articles: [String]

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    func run() async throws { try decide(.never, on: articles, by: options, edition) }
}

/// Adds a decision to the owner's file, and prints the lines that have it.
private func decide(
    _ verb: StoryDecision.Verb, on names: [String], by options: ArchiveOptions, _ edition: EditionOption
) throws {
    let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
    let configuration = try edition.site(of: try options.configuration(environment: environment, isOffline: true))
    try configuration.requireArchive()
    let stated: [StatedDecision]
    do {
        stated = try Pipeline(configuration).decide(verb, on: names)
    } catch let error as UnknownArticle {
        throw error.failure
    } catch let error as UndecidableArticle {
        throw CommandFailure(status: .usage, lines: ["\(error)"])
    } catch let error as ConfigurationError {
        throw CommandFailure(status: .usage, lines: error.problems)
    }
    for item in stated {
        let place = "\(configuration.storyDecisionsName), line \(item.line)"
        print("\(place): \(item.decision.summary)\(item.isNew ? "" : " (already there)")".plainForTerminal)
        if !item.overridden.isEmpty {
            print("  overrides line \(item.overridden.map(String.init).joined(separator: ", "))")
        }
    }
    if stated.contains(where: \.isNew) { print("The next build applies it.") }
}
