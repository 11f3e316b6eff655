import FlyingFox
import Foundation

/// A handler that serves a folder like a static host: `index.html` for folders, `404.html` for anything missing or
/// outside, and an explicit UTF-8 charset.
struct SiteHandler: HTTPHandler {
    let root: URL

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.method == .GET || request.method == .HEAD else {
            return HTTPResponse(statusCode: .methodNotAllowed)
        }
        // The library's `path` lacks the trailing slash, which distinguishes folders from files.
        let raw = request.target.path().split(separator: "/")
        let parts = raw.map { $0.removingPercentEncoding ?? String($0) }
        let folder = ServedFolder(root: root)
        let place = folder.place(at: parts)
        if place?.isFolder == true, !request.target.path().hasSuffix("/") {
            // Redirect, so that relative links resolve inside the folder.
            let headers: HTTPHeaders = [.location: "/" + raw.joined(separator: "/") + "/"]
            return HTTPResponse(statusCode: .movedPermanently, headers: headers, body: Data())
        }
        let names = place?.isFolder == true ? parts + ["index.html"] : parts
        guard let file = folder.place(at: names), !file.isFolder else { return notFound(in: folder) }
        var asked = request
        asked.path = "/" + file.path
        // Dates and tags have a resolution of a second (RFC 9110, 8.8.2.2). A file just written may change again and
        // look the same, so omit them. Seen in the wild: a build while its pages were being loaded.
        let isFresh = isFresh(file)
        if isFresh {
            asked.headers[.ifModifiedSince] = nil
            asked.headers[.ifNoneMatch] = nil
        }
        var response = try await DirectoryHTTPHandler(root: file.root, cacheControl: [.noCache]).handleRequest(asked)
        if isFresh {
            response.headers[.lastModified] = nil
            response.headers[.eTag] = nil
        }
        response.headers[.contentType] = mediaType(of: names.last ?? "")
        return response.statusCode == .notFound ? notFound(in: folder) : response
    }

    private func notFound(in folder: ServedFolder) -> HTTPResponse {
        guard let place = folder.place(at: ["404.html"]), !place.isFolder,
            let page = try? Data(contentsOf: place.root.appending(path: place.path))
        else { return HTTPResponse(statusCode: .notFound) }
        return HTTPResponse(statusCode: .notFound, headers: [.contentType: "text/html; charset=utf-8"], body: page)
    }

    /// Returns whether a file was written in the last two seconds, or in the future.
    private func isFresh(_ file: ServedFolder.Place) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.root.appending(path: file.path).path)
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
        case "epub": "application/epub+zip"
        default: "application/octet-stream"
        }
    }
}
