extension AddressParts {
    /// Whether a film or a broadcast stands there: where there is nothing else, or in a folder of them.
    public var isOfFilm: Bool {
        Origin(self).map { filmHosts.contains($0.host) } == true
            || smallSegments.contains { $0 == "videos" || $0 == "video" }
    }
}

private let filmHosts: Set<String> = ["www.youtube.com", "youtube.com", "youtu.be", "vimeo.com"]
