internal import Configuring
internal import Publishing

extension PublishingTarget {
    /// A target with default values.
    static let blank = PublishingTarget(kind: .folder, address: "")

    static let settings = SettingTable<PublishingTarget>(
        "target", "A place to deploy the built site to.",
        [
            Setting(
                "by", \.kind, .choice, required: true,
                "\(alternatives { "`\($0.rawValue)` (\($0.row.place))" }). Install the tool first for all but `folder`."
            ),
            Setting(
                "to", \.address, .name(label: "address"), required: true,
                "The target: \(alternatives(comma: ",") { $0.row.address })."),
            Setting("branch", \.branch, .name(), "For git: the branch."),
            Setting(
                "history", \.keepsHistory, .flag,
                "For git: whether to add a commit for each edition. If not, each commit replaces the last."),
            Setting(
                "restartHistory", \.historyRestart, .choice,
                "For git: start a new history with the first edition of each month or year, so that the repository stops "
                    + "growing. Earlier editions are then gone from the branch."),
        ])

    /// Lists something of all kinds: "a, b or c".
    ///
    /// - Parameter comma: what comes before "or".
    private static func alternatives(comma: String = "", _ text: (Kind) -> String) -> String {
        let all = Kind.allCases.map(text)
        return all.dropLast().joined(separator: ", ") + all.suffix(1).map { "\(comma) or \($0)" }.joined()
    }
}
