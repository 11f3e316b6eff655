internal import Fetching
internal import Foundation
internal import Newsroom

/// Secrets, from the environment and from files. They go into requests, and nowhere that anybody prints.
extension Configuration {
    /// What the settings say of proxies and of single sources, with the secrets that they name.
    mutating func takeSecrets(from environment: [String: String]) {
        func proxy(_ named: String?) -> String? {
            switch named {
            case "none": ""
            case "environment":
                ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].lazy.compactMap { environment[$0] }.first
                    ?? ""
            default: named
            }
        }
        fetching.proxy = proxy(fetching.namedProxy).flatMap { $0.isEmpty ? nil : $0 }
        let takesEnvironments =
            fetching.namedProxy == "environment" || manners.values.contains { $0.proxy == "environment" }
        let around = takesEnvironments ? environment["no_proxy"] ?? environment["NO_PROXY"] ?? "" : ""
        fetching.unproxied = around.split { $0 == "," || $0 == " " }.map(String.init)
        fetching.manners = manners.mapValues { own in
            var manners = FeedManners(
                userAgent: own.userAgent, proxy: proxy(own.proxy), interval: own.interval * 60)
            func take(_ secret: Secret, _ line: (String) -> String) {
                if let line = secret.text(in: environment).map(line), FeedManners.isSafe(line) {
                    manners.lines.append(line)
                } else {
                    manners.missingSecret = manners.missingSecret ?? secret.place
                }
            }
            for header in own.headers {
                if let value = header.value {
                    manners.lines.append("\(header.name): \(value)")
                } else {
                    take(header.secret) { "\(header.name): \($0)" }
                }
            }
            if own.login.isNamed {
                take(own.login) { "Authorization: Basic " + Data($0.utf8).base64EncodedString() }
            }
            return manners
        }
    }

    /// A line for each secret that is named and cannot be had.
    ///
    /// - Parameter environment: the environment's variables.
    public func secretProblems(in environment: [String: String]) -> [String] {
        zip(sources, places).filter { source, _ in source.isEnabled }.compactMap { source, place in
            guard let own = manners[source.id] else { return nil }
            let missing =
                (own.headers.filter { $0.value == nil }.map(\.secret) + (own.login.isNamed ? [own.login] : []))
                .first { $0.text(in: environment) == nil }
            return missing.map {
                "\(place.file): '\(source.name)' needs a secret that is missing, empty or of several lines: \($0.place)"
            }
        }
    }
}

extension Secret {
    /// The text; nil where it is missing, empty or cannot stand in one line.
    public func text(in environment: [String: String]) -> String? {
        var text: String?
        if let variable { text = environment[variable] }
        if let file {
            text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
            // As editors and echo end a file.
            while text?.last?.isNewline == true { text?.removeLast() }
        }
        guard let text, !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            return nil
        }
        return text
    }

    /// Where it should stand, for people: no more of a path than the file's own name, since readers see it, too.
    public var place: String {
        variable.map { "$" + $0 } ?? file?.split(separator: "/").last.map(String.init) ?? ""
    }
}
