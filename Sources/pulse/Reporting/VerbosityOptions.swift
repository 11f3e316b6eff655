import ArgumentParser
import Foundation
import Pipeline
import SiteBuilding

/// The options for how much the tool prints, and in which format.
struct VerbosityOptions: ParsableArguments {
    @Flag(help: "Print events as JSON lines.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print a line for every feed.")
    var verbose = false

    @Flag(name: .shortAndLong, help: "Print only errors and new problems.")
    var quiet = false

    func validate() throws {
        if verbose, quiet { throw ValidationError("-v and -q cannot be combined.") }
    }

    /// Creates the reporter chosen by these options.
    func reporter(for configuration: Configuration) throws -> RunReporter {
        let english = try Localisation.english()
        let style: any ReportingStyle =
            if json { JSONLinesStyle(english: english) } else if quiet {
                QuietStyle()
            } else if isatty(STDERR_FILENO) == 1, !verbose {
                ProgressBarStyle()
            } else { LogStyle(isVerbose: verbose, english: english) }
        return RunReporter(style: style, sources: configuration.sourcesToFetch, english: english)
    }
}
