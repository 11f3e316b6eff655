import ArgumentParser
import Pipeline

/// The option for a private edition, for commands that use one site at a time.
struct EditionOption: ParsableArguments {
    @Option(help: "The id of a private edition to use instead of the public site.")
    var edition: String?

    /// Returns the selected site.
    func site(of configuration: Configuration) throws(CommandFailure) -> Configuration {
        guard let edition else { return configuration.withoutPrivateEditions }
        if let part = configuration.privateEdition(edition) { return part }
        let ids = configuration.privateFolders.map { $0.dropLast() }.joined(separator: ", ")
        throw CommandFailure(
            status: .usage,
            lines: [
                "--edition: '\(edition)' is not a private edition; \(ids.isEmpty ? "there are none" : "known here: \(ids)")"
            ])
    }
}
