/// Members of the `fetching` settings without pauses and time limits, because other tests may keep every core busy for
/// minutes.
public let patientFetching = #""hostInterval": 0, "hostBudget": 0, "roundBudget": 0, "timeout": 600"#
