/// A text's words, what of them is spelled like a place, and how much speaks for each.
struct Analysis {
    let tokens: [Token]
    let spots: [Spot]
    let groups: [NameGroup]
    let evidence: Evidence
    /// Of each spot; above `Evidence.threshold` it is taken for a place.
    let scores: [Float]
}
