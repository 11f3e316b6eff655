internal import Configuring
internal import Publishing

extension PublishingTarget {
    /// A target with default values.
    static let blank = PublishingTarget(kind: .folder, address: "")

    static let settings = SettingTable<PublishingTarget>(
        "target", "A place that the built site is handed on to.",
        [
            Setting(
                "by", \.kind, .choice, required: true,
                "What takes it there: `folder` (a folder of this machine), `git` (a branch of a repository), `rsync` (by ssh), or "
                    + "`rclone` (S3 and what speaks it). All but the first have to be installed."),
            Setting(
                "to", \.address, .name(label: "address"), required: true,
                "Where to: a path relative to this file, a repository (`git@host:me/news.git`), a host and path "
                    + "(`me@host:/var/www/news`), a remote and path of rclone's (`s3:my-bucket/news`)."),
            Setting("branch", \.branch, .name(), "Of git: the branch."),
            Setting(
                "history", \.keepsHistory, .flag,
                "Of git: whether each commit follows the one before; otherwise each takes the place of the last."),
        ])
}
