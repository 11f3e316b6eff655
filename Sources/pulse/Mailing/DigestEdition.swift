import ArgumentParser
import Newsroom
import Pipeline

/// The option for the edition whose digest is wanted, public or private.
struct DigestEdition: ParsableArguments {
    @Option(help: "The id of an edition whose digest to use instead of the main one's.")
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
                    + (ids.isEmpty ? "there are none" : "known here: \(ids.joined(separator: ", "))")
            ])
    }
}
