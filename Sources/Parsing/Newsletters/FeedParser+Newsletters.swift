import Newsroom

extension FeedParser {
    /// Reads a mailbox: each newsletter in it is an item.
    ///
    /// - Throws: a `Failure` if there are messages, but no newsletters.
    func newsletters(
        from body: FeedBody, of source: FeedSource.ID, while isWanted: () -> Bool
    ) throws(Failure) -> Feed {
        let messages = MailboxText.messages(in: body.bytes)
        var feed = Feed(format: "mbox")
        var unread = UnreadDates()
        for message in messages.prefix(Self.mostItems) {
            guard isWanted() else { throw Failure(stage: .parsing, source: source, reason: Message(.unfinished)) }
            guard let newsletter = Newsletter(MessagePart(message[...]), unread: &unread) else { continue }
            feed.items.append(newsletter.item)
            feed.title = feed.title ?? newsletter.publisher
        }
        let isPart = body.contentType == FeedBody.newMail
        if feed.items.isEmpty, !isPart, let problem = body.problem {
            throw Failure(stage: .fetching, source: source, reason: problem)
        }
        if feed.items.isEmpty, !messages.isEmpty, !isPart {
            let reason = Message(.noNewsletters, ["messages": .number(messages.count)])
            throw Failure(stage: .parsing, source: source, reason: reason)
        }
        let isEnough = messages.count > Self.mostItems
        let first = Message(.firstItems, ["items": .number(feed.items.count)])
        feed.problem = body.problem ?? (isEnough ? first : unread.problem)
        return feed
    }
}
