import Newsroom
import Parsing

/// A list of feeds is read or refused in words; what it names is on the web, and is read again from what we write.
enum OPMLProperties {
    static func complaint(about input: [UInt8]) -> String? {
        let list: [Subscription]
        do throws(Failure) { list = try SubscriptionList.read(input).subscriptions } catch {
            return error.stage == .parsing ? nil : "a failure that says nothing: \(error)"
        }
        if list.count > input.count { return "\(list.count) feeds from \(input.count) bytes" }
        for address in list.map(\.feed) + list.compactMap(\.site) {
            if let complaint = AddressProperties.complaint(aboutAddress: address) { return complaint }
        }
        let sources = list.map { subscription in
            FeedSource(
                name: subscription.title ?? subscription.feed, feed: subscription.feed, site: subscription.site,
                category: subscription.folders.last ?? "news")
        }
        let written = OPML.text(of: sources, title: list.first?.title ?? "Feeds")
        guard let again = (try? OPML.read(Array(written.utf8)))?.subscriptions else {
            return list.isEmpty ? nil : "what we write is no list: \(written.debugDescription)"
        }
        return Set(again.map(\.feed)) == Set(list.map(\.feed))
            ? nil : "other feeds than \(list.map(\.feed)) are in \(written.debugDescription)"
    }
}
