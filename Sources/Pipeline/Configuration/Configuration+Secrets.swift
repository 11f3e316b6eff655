internal import Addressing
internal import Fetching
internal import Foundation
internal import Newsroom

/// Secrets from the environment and from files. They are sent in requests but never printed.
extension Configuration {
    /// Reads the secrets that the settings name: passphrases, proxies, logins and headers.
    mutating func takeSecrets(from environment: [String: String]) {
        let words = privacy?.words(in: environment)
        privacy?.text = words
        editionPrivacies = editionPrivacies.mapValues { own in
            var privacy = own
            privacy.text = own.words(in: environment)
            return privacy
        }
        let around = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
            .split { $0 == "," || $0 == " " }.map(String.init)
        // The list of unproxied hosts (`no_proxy`) applies only to a proxy that also comes from the environment.
        func proxy(_ named: String?) -> (address: String?, around: [String]) {
            switch named {
            case "none": return ("", [])
            case "environment":
                let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
                return (names.lazy.compactMap { environment[$0] }.first ?? "", around)
            default: return (named, [])
            }
        }
        let general = proxy(fetching.namedProxy)
        fetching.proxy = general.address.flatMap { $0.isEmpty ? nil : $0 }
        fetching.unproxied = general.around
        fetching.requestOptions = options.mapValues { own in
            let (way, head) = (proxy(own.proxy), own.head(with: environment))
            return FeedRequestOptions(
                userAgent: own.userAgent, proxy: way.address, unproxied: way.around, interval: own.interval * 60,
                lines: head.lines, login: own.login.text(in: environment), usesToken: own.usesToken,
                isPage: own.page != nil, missingSecret: head.unusable?.place)
        }
        let proxies = ([fetching.proxy] + fetching.requestOptions.values.map(\.proxy)).compactMap {
            $0.flatMap(userName(in:))
        }
        secretTexts =
            ([words, mail.password.text(in: environment)] + alerts.map { $0.token.text(in: environment) })
            .compactMap(\.self)
            + editionPrivacies.values.compactMap(\.text)
            + options.values.flatMap { $0.secretTexts(in: environment) } + proxies
    }

    /// Returns one line for each source or alert whose secret cannot be used, and for an unusable mail password or
    /// passphrase.
    ///
    /// - Parameter environment: the environment variables.
    public func secretProblems(in environment: [String: String]) -> [String] {
        var lines = zip(sources, sourceDefinitions).filter { source, _ in source.isEnabled }.compactMap {
            source, place -> String? in
            guard let secret = options[source.id]?.head(with: environment).unusable else { return nil }
            let problem =
                secret.text(in: environment) == nil
                ? "needs a secret that is missing, empty or has several lines"
                : "has a secret that cannot be sent in a header (printable ASCII, at most 8000 characters)"
            return "\(place.file): '\(source.name)' \(problem): \(secret.place)"
        }
        if mail.server != nil, let problem = mail.passwordProblem(in: environment) { lines.append(problem) }
        lines += alerts.compactMap { alert in
            alert.tokenProblem(in: environment).map { "alert '\(alert.name)': \($0)" }
        }
        return lines + passphraseProblems(in: environment)
    }

    /// The files that contain secrets.
    var secretFiles: [String] {
        let secrets: [Secret] =
            options.values.flatMap { [$0.login] + $0.headers.map(\.secret) } + [mail.password]
            + alerts.map(\.token)
            + ([privacy].compactMap(\.self) + editionPrivacies.values).map(\.passphrase)
        return Set(secrets.compactMap(\.file)).sorted()
    }
}

/// Returns the user name and password in a proxy's address.
private func userName(in proxy: String) -> String? {
    AddressParts(proxy).user.map { String(decoding: $0, as: UTF8.self) }
}

extension SourceOptions {
    /// Returns the login, the secret headers, and the parts of them that a server could echo.
    fileprivate func secretTexts(in environment: [String: String]) -> [String] {
        let login = login.text(in: environment).map { login in
            [login, Data(login.utf8).base64EncodedString()]
                + login.split(separator: ":", maxSplits: 1).dropFirst().map(String.init)
        }
        let headers = headers.compactMap { $0.secret.text(in: environment) }.flatMap { value in
            // Add the bare key of "Bearer …" or "token …".
            [value] + value.split(separator: " ").dropFirst().map(String.init)
        }
        return (login ?? []) + headers
    }

    /// Returns the source's own header lines, and the first secret that cannot be used. Without that secret, the feed
    /// isn't fetched.
    fileprivate func head(with environment: [String: String]) -> (lines: [String], unusable: Secret?) {
        var (lines, unusable): ([String], Secret?) = ([], nil)
        func take(_ secret: Secret, _ wording: (String) -> String) {
            if let line = secret.text(in: environment).map(wording), FeedRequestOptions.isSafe(line) {
                lines.append(line)
            } else {
                unusable = unusable ?? secret
            }
        }
        for header in headers {
            if let value = header.value {
                lines.append("\(header.name): \(value)")
            } else {
                take(header.secret) { "\(header.name): \($0)" }
            }
        }
        if login.isNamed { take(login) { "Authorization: Basic " + Data($0.utf8).base64EncodedString() } }
        return (lines, unusable)
    }
}

extension Secret {
    /// Returns the secret, or nil if it is missing, empty or more than one line.
    public func text(in environment: [String: String]) -> String? {
        guard var text = whole(in: environment) else { return nil }
        // Windows editors begin a file with a byte order mark; all editors end it with a newline.
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        if file != nil { while text.last?.isNewline == true { text.removeLast() } }
        guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            return nil
        }
        return text
    }

    /// Returns the raw contents, including surrounding whitespace. Returns nil if they are missing or not text.
    func whole(in environment: [String: String]) -> String? {
        file.map { FileManager.default.contents(atPath: $0).flatMap(Self.text) } ?? variable.flatMap { environment[$0] }
    }

    /// Decodes a text file as editors save it: UTF-8, or UTF-16 with a byte order mark. Returns nil for anything else,
    /// which nobody could have typed. A UTF-8 byte order mark is kept.
    static func text(of bytes: Data) -> String? {
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        return isUTF16 ? String(data: bytes, encoding: .utf16) : String(data: bytes, encoding: .utf8)
    }

    /// The location of the secret for messages. It is only the file's name, not the path, because readers see it too.
    public var place: String {
        variable.map { "$" + $0 } ?? file?.split(separator: "/").last.map(String.init) ?? ""
    }
}
