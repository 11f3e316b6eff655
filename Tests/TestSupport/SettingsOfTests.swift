/// Members of the `fetching` settings without pauses and time limits, because other tests may keep every core busy for
/// minutes.
public let patientFetching = #""hostInterval": 0, "hostBudget": 0, "roundBudget": 0, "timeout": 600"#

/// Returns settings, as JSON members that end with a comma, without puzzles: they take a quarter of a small site's
/// time.
public func withoutPuzzles(_ settings: String = "") -> String {
    let start = #""site": {"#
    return settings.contains(start)
        ? settings.replacing(start, with: start + #""puzzles": false, "#, maxReplacements: 1)
        : #""site": {"puzzles": false}, "# + settings
}
