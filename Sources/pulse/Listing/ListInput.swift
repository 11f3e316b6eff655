import Configuring
import FeedListing
import Foundation
import Newsroom
import Parsing
import SiteBuilding

/// A subscription list named on the command line: a file, an address, or `-` for standard input.
struct ListInput {
    let name: String

    /// Reads the list.
    ///
    /// - Throws: a one-line failure with exit status 2 if it is not a list.
    func list(by finder: FeedFinder, words: Localisation) async throws(CommandFailure) -> SubscriptionList {
        let (bytes, isCutOff) = try await content(by: finder, words: words)
        let title = name == "-" ? "standard input" : name
        if bytes.allSatisfy({ $0 <= 0x20 }) { throw refusal("\(title) is empty") }
        var list: SubscriptionList
        do throws(Failure) { list = try SubscriptionList.read(bytes) } catch {
            throw refusal("\(title): \(words.text(of: error))")
        }
        list.isCutOff = list.isCutOff || isCutOff
        if list.subscriptions.isEmpty { throw refusal("\(title) contains no feed with an http or https address") }
        return list
    }

    private func content(
        by finder: FeedFinder, words: Localisation
    ) async throws(CommandFailure) -> (bytes: [UInt8], isCutOff: Bool) {
        if name == "-" {
            do { return (Array(try FileHandle.standardInput.readToEnd() ?? Data()), false) } catch {
                throw refusal("standard input cannot be read: \(error.fileReason)")
            }
        }
        if name.hasPrefix("https://") || name.hasPrefix("http://") {
            do throws(MissingDocument) {
                let document = try await finder.document(at: name)
                return (document.bytes, document.isCutOff)
            } catch {
                guard let failure = error.failure else {
                    throw refusal("\(name) is a feed, not a list of feeds; use pulse add")
                }
                throw refusal("\(name): \(words.text(of: failure))")
            }
        }
        do { return (Array(try Data(contentsOf: URL(filePath: name))), false) } catch {
            throw refusal("\(name) \(reason); name a subscription list (OPML, newsboat's urls, or addresses)")
        }
    }

    /// The reason the file cannot be read.
    private var reason: String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else { return "does not exist" }
        return isFolder.boolValue ? "is a folder" : "cannot be read; check its permissions"
    }

    private func refusal(_ line: String) -> CommandFailure { CommandFailure(status: .usage, lines: [line]) }
}
