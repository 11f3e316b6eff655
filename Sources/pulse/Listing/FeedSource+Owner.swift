import Foundation
import Newsroom

extension FeedSource {
    /// The feed's address for its owner, without a user name and with the query replaced by `?…`.
    var feedWithoutSecrets: String {
        var address = self.feed.split(separator: "?", maxSplits: 1).first.map(String.init) ?? self.feed
        if let start = address.range(of: "://")?.upperBound {
            let end = address[start...].firstIndex(of: "/") ?? address.endIndex
            if let name = address[start..<end].lastIndex(of: "@") { address.removeSubrange(start...name) }
        }
        return self.feed.contains("?") ? address + "?…" : address
    }
}
