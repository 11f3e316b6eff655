import FlyingFox
import Foundation

/// Serves a folder as a static host would: `index.html` for a folder, `404.html` for what is not there, UTF-8 said.
struct SiteHandler: HTTPHandler {
    let root: URL

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.method == .GET || request.method == .HEAD else {
            return HTTPResponse(statusCode: .methodNotAllowed)
        }
        let path = request.path.removingPercentEncoding ?? request.path
        let parts = path.split(separator: "/")
        guard !parts.contains("..") else { return HTTPResponse(statusCode: .notFound) }
        let name = (path.hasSuffix("/") ? parts + ["index.html"] : parts).joined(separator: "/")
        var asked = request
        asked.path = "/" + name
        var response = try await DirectoryHTTPHandler(root: root, cacheControl: [.noCache]).handleRequest(asked)
        response.headers[.contentType] = mediaType(of: name)
        if response.statusCode == .notFound, let page = try? Data(contentsOf: root.appending(path: "404.html")) {
            response = HTTPResponse(
                statusCode: .notFound, headers: [.contentType: "text/html; charset=utf-8"], body: page)
        }
        return response
    }

    private func mediaType(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "md": "text/markdown; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "json": "application/json"
        case "xml": "application/xml"
        default: "application/octet-stream"
        }
    }
}
