import ArgumentParser
import Newsroom
import Pipeline

/// The option for the edition whose digest is wanted, public or private.
struct DigestEdition: ParsableArguments {
    @Option(help: "The digest of this edition, by its id, rather than of the main one.")
    var edition: String?

    /// Returns the site with the digest, and the folder within it.
    func place(in configuration: Configuration) throws(CommandFailure) -> (site: Configuration, folder: String) {
        guard let edition else { return (configuration.withoutPrivateEditions, "") }
        if let part = configuration.privateEdition(edition) { return (part, "") }
        if let plan = configuration.editions.first(where: { $0.id == edition }) {
            return (configuration.withoutPrivateEditions, plan.folder)
        }
        let ids = configuration.editions.map(\.id)
        throw CommandFailure(
            status: .usage,
            lines: [
                "--edition: there is no edition '\(edition)'; "
                    + (ids.isEmpty ? "there is none" : "there are: \(ids.joined(separator: ", "))")
            ])
    }
}
