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
                "`folder` (on this machine), `git` (a branch of a repository), `rsync` (over SSH) or `rclone` (S3 and "
                    + "compatible stores). Install the tool first for all but `folder`."),
            Setting(
                "to", \.address, .name(label: "address"), required: true,
                "The target: a path relative to this file, a repository (`git@host:me/news.git`), a host and path "
                    + "(`me@host:/var/www/news`), or an rclone remote and path (`s3:my-bucket/news`)."),
            Setting("branch", \.branch, .name(), "For git: the branch."),
            Setting(
                "history", \.keepsHistory, .flag,
                "For git: whether to add a commit for each edition. If not, each commit replaces the last."),
            Setting(
                "restartHistory", \.historyRestart, .choice,
                "For git: start a new history with the first edition of each month or year, so that the repository stops "
                    + "growing. Earlier editions are then gone from the branch."),
        ])
}
