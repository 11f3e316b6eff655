import FlyingFox
import Foundation
import Synchronization

/// A counter of builds while the site is being watched.
final class SiteVersion: Sendable {
    private let number = Atomic(0)
    var current: Int { number.load(ordering: .relaxed) }
    func next() { number.add(1, ordering: .relaxed) }
}

/// A web server whose pages poll for a newer build and then reload. The script is added on the fly; the files stay as
/// published.
struct ReloadingHandler: HTTPHandler {
    /// Paths that don't occur in any site.
    private static let (script, question) = ("/.pulse-watch.js", "/.pulse-watch")
    private static let source = """
        let shown
        setInterval(async () => {
          const answer = await fetch('\(question)', { cache: 'no-store' }).catch(() => null)
          const now = answer?.ok ? await answer.text() : shown
          if (shown !== undefined && now !== shown) location.reload()
          shown = now
        }, 500)
        """

    let site: SiteHandler
    let version: SiteVersion

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch request.path {
        case Self.question: return answer("text/plain; charset=utf-8", "\(version.current)")
        case Self.script: return answer("text/javascript; charset=utf-8", Self.source)
        default:
            var response = try await site.handleRequest(request)
            guard response.headers[.contentType]?.hasPrefix("text/html") == true else { return response }
            var page = String(decoding: try await response.bodyData, as: UTF8.self)
            guard let end = page.range(of: "</head>") else { return response }
            page.insert(contentsOf: #"<script src="\#(Self.script)"></script>"# + "\n", at: end.lowerBound)
            response = HTTPResponse(
                statusCode: response.statusCode,
                headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"], body: Data(page.utf8))
            return response
        }
    }

    private func answer(_ type: String, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok, headers: [.contentType: type, .cacheControl: "no-store"], body: Data(text.utf8))
    }
}
