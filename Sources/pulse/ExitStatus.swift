/// How the tool ends, for cron and scripts.
enum ExitStatus: Int32 {
    case well = 0
    /// Nothing was published; the old site is as it was.
    case nothingPublished = 1
    /// Wrong usage or a configuration that cannot be used.
    case usage = 2
    /// The site was published, although some feeds failed.
    case someFeedsFailed = 3
    /// The site was published, but the archive could not remember that.
    case notRemembered = 4
}

/// An end of the tool that has something to say: each line goes to standard error.
struct CommandFailure: Error {
    let status: ExitStatus
    let lines: [String]
}
