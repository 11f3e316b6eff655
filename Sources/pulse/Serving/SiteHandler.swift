import FlyingFox
import Foundation

/// Serves a folder as a static host would: `index.html` for a folder, `404.html` for what is not there, UTF-8 said.
struct SiteHandler: HTTPHandler {
    let root: URL

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.method == .GET || request.method == .HEAD else {
            return HTTPResponse(statusCode: .methodNotAllowed)
        }
        // The library's `path` has lost the slash at its end, by which a folder is told from a file.
        let raw = request.target.path().split(separator: "/")
        let parts = raw.map { $0.removingPercentEncoding ?? String($0) }
        guard !parts.contains(where: { $0 == ".." || $0.contains("/") }) else {
            return HTTPResponse(statusCode: .notFound)
        }
        let isFolder = isFolder(parts)
        if isFolder, !request.target.path().hasSuffix("/") {
            // Links on the folder's page start there, and not beside it.
            let headers: HTTPHeaders = [.location: "/" + raw.joined(separator: "/") + "/"]
            return HTTPResponse(statusCode: .movedPermanently, headers: headers, body: Data())
        }
        let name = (isFolder ? parts + ["index.html"] : parts).joined(separator: "/")
        var asked = request
        asked.path = "/" + name
        // RFC 9110, 8.8.2.2: dates and tags tell seconds apart, so what was written a moment ago may be written once more
        // and look the same. Seen in the wild: a build while its pages were being read.
        let isFresh = isFresh(name)
        if isFresh {
            asked.headers[.ifModifiedSince] = nil
            asked.headers[.ifNoneMatch] = nil
        }
        var response = try await DirectoryHTTPHandler(root: root, cacheControl: [.noCache]).handleRequest(asked)
        if isFresh {
            response.headers[.lastModified] = nil
            response.headers[.eTag] = nil
        }
        response.headers[.contentType] = mediaType(of: name)
        if response.statusCode == .notFound, let page = try? Data(contentsOf: root.appending(path: "404.html")) {
            response = HTTPResponse(
                statusCode: .notFound, headers: [.contentType: "text/html; charset=utf-8"], body: page)
        }
        return response
    }

    private func isFolder(_ parts: [String]) -> Bool {
        var isFolder: ObjCBool = false
        let path = parts.reduce(root) { $0.appending(path: $1) }.path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether a file was written in the last two seconds, or in the future.
    private func isFresh(_ name: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: root.appending(path: name).path)
        guard let written = attributes?[.modificationDate] as? Date else { return false }
        return Date.now.timeIntervalSince(written) < 2
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
