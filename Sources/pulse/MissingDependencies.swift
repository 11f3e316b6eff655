import Fetching
import Newsroom
import PictureMaking
import Pipeline
import SiteBuilding

/// The optional system dependencies that a build would use but has to do without. The program itself needs only the C
/// library if built with `make static`.
struct MissingDependencies {
    /// One line each on what is missing, its consequence, and what to install.
    let lines: [String]
    private let hasPictures: Bool

    /// Checks the system.
    ///
    /// - Parameters:
    ///   - library: the first missing imaging library (`PictureLibraries`).
    ///   - authorities: the system's file of certificate authorities.
    init(
        for configuration: Configuration, library: String? = PictureLibraries.missing,
        authorities: String? = Authorities.file
    ) {
        var lines: [String] = []
        let building = configuration.building
        if let library, building.images == .cached || configuration.site.address != nil {
            lines.append(
                "pictures and share cards are left out because \(library) is missing; on Debian: apt-get install "
                    + "libgdk-pixbuf-2.0-0 libpangocairo-1.0-0 webp-pixbuf-loader libavif-gdk-pixbuf fonts-dejavu-core")
        }
        let asksSafely = configuration.sources.contains { $0.isEnabled && $0.feed.hasPrefix("https:") }
        if authorities == nil, configuration.fetching.authorities == nil, asksSafely {
            lines.append(
                "no https server can be verified: the system has none of \(Authorities.paths.joined(separator: ", ")); "
                    + "on Debian: apt-get install ca-certificates; or name a file in fetching.authorities")
        }
        self.lines = lines
        hasPictures = library == nil
    }

    /// Returns the configuration without features the system doesn't support.
    func applied(to configuration: Configuration) -> Configuration {
        guard !hasPictures else { return configuration }
        var result = configuration
        if result.building.images == .cached { result.building.images = .none }
        result.building.drawsShareCards = false
        return result
    }
}
