import Foundation
import Newsroom

extension Fetcher {
    /// The maximum number of messages to read, as many as a folder gets in months. Older ones are never read.
    private static let mostMessages = 200
    /// The number of messages requested at once. Each batch is kept even if the next one fails.
    private static let messagesAtOnce = 10

    /// Reads folders one after the other, within the time limits for each host and for the round.
    func read(
        _ folders: [(MailFolderAddress, FeedSource)], knowing records: [FeedSource.ID: FeedRecord],
        to outlet: BackpressureStream<FetchedFeed>
    ) {
        let start = ContinuousClock.now
        var budget = TimeBudget(settings)
        budget.start(at: .zero)
        for (folder, source) in folders where outlet.isWanted {
            let now = ContinuousClock.now
            let isSpent = budget.isSpent(by: folder.host)
            if isSpent || budget.isOver(at: start.duration(to: now)) {
                outlet.deliver(FetchedFeed(source: source, outcome: .left(host: isSpent ? folder.host : nil)))
                continue
            }
            outlet.deliver(letters(in: folder, of: source, knowing: records[source.id]) { outlet.isWanted })
            budget.spend(now.duration(to: .now), on: folder.host)
        }
    }

    /// Reads the messages of a folder on a mail server as an mbox: only those that are newer than last time.
    ///
    /// - Parameter isWanted: checked at least ten times a second.
    func letters(
        in folder: MailFolderAddress, of source: FeedSource, knowing record: FeedRecord?,
        while isWanted: @escaping () -> Bool
    ) -> FetchedFeed {
        let start = ContinuousClock.now
        if let deadline, deadline <= start { return FetchedFeed(source: source, outcome: .left(host: nil)) }
        let end = min(start + .seconds(settings.timeout), deadline ?? .now + .seconds(settings.timeout))
        var connection: MailConnection?
        var outcome: FetchOutcome
        do throws(Refusal) {
            let options = settings.requestOptions[source.id] ?? FeedRequestOptions()
            if let place = options.missingSecret {
                throw Refusal(reason: Message(.missingSecret, ["place": .text(place)]))
            }
            let login = (options.login ?? "").split(separator: ":", maxSplits: 1)
            guard login.count == 2 else { throw Refusal(reason: Message(.noMailLogin)) }
            let opened = try MailConnection(
                to: folder, options: options, settings: settings, until: end, while: isWanted)
            connection = opened
            var session = MailSession(
                opened, longestMessage: max(1, min(MailboxFile.longestMessage, settings.bodyLimit)))
            if options.usesToken {
                try session.logIn(as: login[0], withToken: login[1], at: folder.host, port: folder.port)
            } else {
                try session.logIn(as: login[0], with: login[1])
            }
            let known = settings.ignoresValidators ? nil : record?.validators?.entityTag
            outcome = try letters(in: folder, by: &session, at: source.feed, since: known)
            session.logOut()
        } catch {
            let failure = Failure(stage: .fetching, source: source.id, reason: error.reason)
            // If all fetching has stopped, the server is not to blame.
            let isOver = deadline.map { $0 <= .now } ?? false
            outcome = isOver ? .left(host: nil) : .failed(failure, retryAfter: nil)
        }
        let seconds = Double(start.duration(to: .now).milliseconds) / 1_000
        return FetchedFeed(
            source: source, outcome: outcome, isAnswered: connection != nil,
            cost: connection.map { FeedCost(seconds: seconds, bytes: $0.received) })
    }

    /// Reads the new messages, oldest first, until there are no more, or no more time or room. The next run continues.
    ///
    /// - Parameter known: the bookmark of the last reading.
    private func letters(
        in folder: MailFolderAddress, by session: inout MailSession, at address: String, since known: String?
    ) throws(Refusal) -> FetchOutcome {
        let opened = try session.examine(folder.folder)
        let last = known.flatMap { MailBookmark($0, of: opened.validity, in: address) }
        let new = try session.last(Self.mostMessages, of: opened).filter { $0.number > last?.number ?? 0 }
        guard last == nil || !new.isEmpty else { return .unchanged }
        var (bytes, long, problem): ([UInt8], Int, Message?) = ([], 0, nil)
        var read = last?.number ?? 0
        var rest = new[...]
        while !rest.isEmpty, bytes.count < settings.bodyLimit {
            let entries = rest.prefix(Self.messagesAtOnce)
            let numbers = entries.filter { !$0.isDeletedOrDraft }.map(\.number)
            do throws(Refusal) {
                let messages = numbers.isEmpty ? [:] : try session.messages(numbers)
                for number in numbers {
                    // A message that was deleted meanwhile is missing.
                    if let message = messages[number] { MailboxFile.append(Array(message), to: &bytes) }
                }
            } catch {
                if bytes.isEmpty { throw error }
                problem = error.reason
                break
            }
            long += entries.count { !$0.isDeletedOrDraft && $0.size > session.longestMessage }
            read = entries.last?.number ?? read
            rest = rest.dropFirst(entries.count)
        }
        if problem == nil, long > 0 {
            problem = Message(.longMessages, ["messages": .number(long), "size": .bytes(session.longestMessage)])
        }
        // Only a whole folder can show that none of its messages is a newsletter. A part must not fail, or the next run
        // would read the same part again.
        let isWhole = last == nil && rest.isEmpty
        let bookmark = MailBookmark(at: read, of: opened.validity, in: address)
        return .body(
            FeedBody(
                bytes: bytes, contentType: isWhole ? FeedBody.mailbox : FeedBody.newMail, url: address,
                validators: Validators(entityTag: bookmark.text), problem: problem))
    }
}
