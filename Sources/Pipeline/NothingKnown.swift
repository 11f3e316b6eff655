/// Why a run has nothing to publish: no feed could be reached, and nothing is known from before. An empty site in the
/// place of a good one would be the worst answer to a mistyped folder or a dead line.
struct NothingKnown: Error, CustomStringConvertible {
    let dataFolder: String
    /// How many feeds were asked for.
    let asked: Int

    var description: String {
        asked == 0
            ? "nothing is known in \(dataFolder); build once without --offline, or name the right --data-dir"
            : "none of \(asked) feeds could be read, and nothing is known in \(dataFolder)"
    }
}
