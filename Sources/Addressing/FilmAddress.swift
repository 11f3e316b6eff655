extension AddressParts {
    /// Whether it is a video: on a site with nothing else, or in a video folder.
    public var isOfFilm: Bool {
        Origin(self).map { filmHosts.contains($0.host) } == true
            || smallSegments.contains { $0 == "videos" || $0 == "video" }
    }
}

private let filmHosts: Set<String> = ["www.youtube.com", "youtube.com", "youtu.be", "vimeo.com"]
