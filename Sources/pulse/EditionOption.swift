import ArgumentParser
import Pipeline

/// The option for a private edition, for commands that use one site at a time.
struct EditionOption: ParsableArguments {
    @Option(help: "A private edition, by its id, rather than what everybody may read.")
    var edition: String?

    /// Returns the selected site.
    func site(of configuration: Configuration) throws(CommandFailure) -> Configuration {
        guard let edition else { return configuration.withoutPrivateEditions }
        if let part = configuration.privateEdition(edition) { return part }
        let ids = configuration.privateFolders.map { $0.dropLast() }.joined(separator: ", ")
        throw CommandFailure(
            status: .usage,
            lines: [
                "--edition: '\(edition)' is no private edition; \(ids.isEmpty ? "there is none" : "there are: \(ids)")"
            ])
    }
}
