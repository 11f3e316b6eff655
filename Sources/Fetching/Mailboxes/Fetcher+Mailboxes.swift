import Newsroom

extension Fetcher {
    /// Reads a mailbox on this machine as an mbox, unless its files are unchanged since last time.
    func letters(in mailbox: MailboxAddress, of source: FeedSource, knowing record: FeedRecord?) -> FetchedFeed {
        do throws(Refusal) {
            let known = settings.ignoresValidators ? nil : record?.validators?.entityTag
            var (bytes, problem): ([UInt8]?, Message?)
            let tag: String
            switch mailbox.form {
            case .mbox: (bytes, tag) = try MailboxFile.mbox(at: mailbox.path, limit: settings.bodyLimit, unless: known)
            case .maildir:
                let folder = try Maildir(at: mailbox.path, limit: settings.bodyLimit)
                tag = folder.tag
                if tag != known { (bytes, problem) = folder.contents() }
            }
            guard let bytes else { return FetchedFeed(source: source, outcome: .unchanged) }
            let body = FeedBody(
                bytes: bytes, contentType: FeedBody.mailbox, url: source.feed,
                validators: Validators(entityTag: tag), problem: problem)
            return FetchedFeed(source: source, outcome: .body(body))
        } catch {
            let failure = Failure(stage: .fetching, source: source.id, reason: error.reason)
            return FetchedFeed(source: source, outcome: .failed(failure, retryAfter: nil))
        }
    }
}
