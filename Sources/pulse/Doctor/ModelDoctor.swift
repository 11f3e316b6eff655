import Fetching
import Newsroom
import Pipeline
import SiteBuilding

/// The check that the configured model answers.
struct ModelDoctor {
    private let server: ModelServer?

    /// The timeout in seconds for the list of models, which is quick. An answer may take as long as in a build.
    private static let listTimeout = 20.0

    init(_ settings: ModelSettings) { server = settings.stories > 0 ? settings.server : nil }

    func findings() async -> [Finding] {
        guard let server else { return [] }
        let sound = Finding(.ok, "model", "\(server.model) at \(server.address)")
        var hasty = server
        hasty.timeout = min(server.timeout, Self.listTimeout)
        let names = (try? await ModelClient(server: hasty).models()) ?? []
        // Ollama omits the tag "latest".
        if names.contains(server.model) || names.contains(server.model + ":latest") { return [sound] }
        do throws(Failure) {
            // Servers with a single model accept any name.
            _ = try await ModelClient(server: server).answer(to: "Answer with one word: ready.")
            return [sound]
        } catch {
            let reason = (try? Localisation.english())?.text(of: error.reason) ?? "no answer"
            let others = names.isEmpty ? "" : "; it offers \(names.sorted().prefix(8).joined(separator: ", "))"
            return [
                Finding(
                    .wrong, "model",
                    "\(server.model) at \(server.address): \(reason)\(others); check summaries.server and summaries.model"
                )
            ]
        }
    }
}
