import ArgumentParser
import Foundation
import Pipeline

/// How much the tool says, and in which form.
struct VoiceOptions: ParsableArguments {
    @Flag(help: "Print events as JSON lines.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print a line for every feed.")
    var verbose = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func validate() throws {
        if verbose, quiet { throw ValidationError("-v and -q contradict each other.") }
    }

    /// The one who tells the user how the run is going.
    func narrator(for configuration: Configuration) -> Narrator {
        let style: any NarrationStyle =
            if json { JSONNarration() } else if quiet { QuietNarration() } else if isatty(STDERR_FILENO) == 1, !verbose
            {
                ProgressNarration()
            } else { LogNarration(isVerbose: verbose) }
        return Narrator(style: style, sources: configuration.sourcesToAsk)
    }
}
