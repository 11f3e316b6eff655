extension Sequence<Brief> {
    /// What each publisher among them counts for, the most first: several feeds of one publisher speak with one voice.
    public var voices: [Double] {
        Dictionary(map { ($0.source.publisher, $0.source.tier.voice) }, uniquingKeysWith: Swift.max).values
            .sorted(by: >)
    }
}
