internal import Addressing
internal import Configuring
internal import Foundation
internal import Newsroom
internal import Parsing
internal import PostgresArchiving
internal import SiteBuilding

// The kinds of text in the configuration file.

extension SettingKind where Value == String {
    /// An absolute http or https address with a host and without a user name. The path may contain `@`. Seen in the
    /// wild: Medium's and Mastodon's feeds.
    static var address: Self { address(examples: []) }

    static func address(examples: [String]) -> Self {
        .text(label: "web address", pattern: addressPattern, examples: examples).checked {
            problemOfAddress($0)
        }
    }

    /// The address of a site's folder. A page's name, or anything after a `?` or `#`, would end up in the middle of
    /// every link.
    static var siteAddress: Self {
        address.checked { text in
            let parts = AddressParts(text)
            let last = parts.smallSegments.last ?? ""
            let isPage = last.hasSuffix(".html") || last.hasSuffix(".htm")
            guard isPage || parts.query != nil || parts.fragment != nil else { return nil }
            return "'\(text)' is not the address of a folder; it should look like https://example.org/ or "
                + "https://example.org/news/"
        }
    }

    /// The address of a feed, or of a mailbox on this machine or a mail server.
    static var feedAddress: Self {
        .text(
            label: "web address or mailbox", pattern: "(\(addressPattern)|(maildir|mbox):/.+|imaps?://[^/@]+/.+)"
        ).checked { text in
            guard MailboxAddress(text) == nil, MailFolderAddress(text) == nil else { return nil }
            if text.lowercased().hasPrefix("imap") {
                // Not shown, because it may hold a password.
                return "a mailbox on a mail server needs a host and a folder but no user, which is in the login; write "
                    + "it as imaps://imap.example.org/News"
            }
            let isMailbox = ["maildir:", "mbox:"].contains { text.hasPrefix($0) }
            return isMailbox
                ? "'\(text)' needs an absolute path, such as maildir:/home/ada/Mail/.News or mbox:/var/mail/news"
                : problemOfAddress(text, insteadOfUser: "; put name:password where its login names")
        }
    }

    /// An address that contains a key, such as a webhook's. Neither messages nor `--print-config` show the key.
    static var keyedAddress: Self {
        .text(label: "web address", pattern: addressPattern).checked { problemOfAddress($0, isShown: false) }
            .converted({ $0 }, from: withoutKey)
    }

    private static var addressPattern: String { #"https?://[^\s@/?#]+([/?#]\S*)?"# }

    /// A single host as in an address, optionally with a port. Patterns and ranges are errors: an owner who writes `*`
    /// or `10.0.0.0/8` would believe that many hosts are allowed.
    static var host: Self {
        .text(label: "host").checked { host in
            let isOne = !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && !"*/@?#".utf8.contains($0) }
            guard isOne else {
                return "'\(host)' is not a host; write it as in the feed's address, such as 127.0.0.1"
            }
            // IPv6 without brackets: its colons don't mark a port.
            let rest = host.drop { $0 != "]" }
            let parts = (rest.isEmpty ? host[...] : rest).split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return Int(parts[1]).map { 1...65_535 ~= $0 } == true
                ? nil : "'\(host)' has no valid port; write a number after the colon, such as 127.0.0.1:8080"
        }
    }

    /// A well-formed BCP 47 tag.
    static var languageTag: Self {
        .text(label: "language tag", matching: "[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*") {
            "'\($0)' is not a language tag such as en or pt-BR"
                + (tag(ofLanguage: $0).map { "; did you mean '\($0)'?" } ?? "")
        }
    }

    static var country: Self {
        .text(label: "country code", matching: "[A-Z]{2}") {
            "'\($0)' is not an ISO 3166-1 code of two capital letters, such as GB"
        }.checked(problemOfCountry)
    }

    /// A country, or a place in one, written the same way as in readers' lists of followed places.
    static var placeName: Self {
        .text(label: "place", matching: "([^,]+, )?[A-Z]{2}") {
            "'\($0)' is not a place such as PT or Lisbon, PT"
        }
    }

    static var colour: Self {
        .text(label: "colour such as `#1d6fb8`", matching: "#[0-9a-fA-F]{6}") {
            "'\($0)' is not a colour such as #1d6fb8"
        }
    }

    static var userAgent: Self {
        .text(label: "text in ASCII", matching: "[ -~]+") { _ in "may only contain printable ASCII characters" }
    }

    /// A proxy without user name or password. Those belong in the environment, which is never printed.
    static var proxy: Self {
        .text(label: "proxy", examples: ["none", "environment", "http://proxy.example:3128"]).checked { proxy in
            if proxy == "none" || proxy == "environment" { return nil }
            if proxy.contains("@") {
                return "contains a user name; put that proxy in HTTPS_PROXY, and set \"proxy\": \"environment\""
            }
            return proxy.wholeMatch(of: /(http|https|socks5|socks5h):\/\/[^\s\/?#@]+\/?/) != nil
                ? nil : "'\(proxy)' is not a proxy; use none, environment or one such as http://proxy.example:3128"
        }
    }

    /// Returns whether a text is a bare mail address, without anything that could end a line or start another argument.
    static func isMailAddress(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9_+][A-Za-z0-9._+\-]*@[A-Za-z0-9][A-Za-z0-9.\-]*/) != nil
    }

    /// A bare mail address, without anything that could end a line or start another argument.
    static var mailAddress: Self {
        .text(label: "mail address").checked {
            isMailAddress($0) ? nil : "'\($0)' is not a mail address such as ada@example.org"
        }
    }

    static var xpath: Self {
        .text(label: "XPath expression").checked(PageWatching.problem)
    }

    static var timeZone: Self {
        .text(label: "time zone", examples: ["Europe/Lisbon", "America/New_York", "Asia/Kolkata"]).checked { zone in
            guard TimeZone(identifier: zone) == nil else { return nil }
            return "unknown time zone '\(zone)'\(suggestion(for: zone, among: nearZones(zone)))"
        }
    }

    /// The address of a PostgreSQL database. Passwords are hidden when it is printed.
    static var database: Self {
        .text(label: "address of a database", pattern: "postgres(ql)?://.*", examples: ["postgresql:///pulse"]).checked
        {
            PostgresAddress($0) == nil
                ? "'\(PostgresAddress.withoutPassword($0))' is not an address such as postgresql:///pulse or "
                    + "postgresql://news@db.example/pulse" : nil
        }.converted({ $0 }, from: PostgresAddress.withoutPassword)
    }

    /// A file or folder. Relative paths start at the configuration's folder.
    ///
    /// A leading `~` is an error, because only shells expand it. Taken literally, it would create a folder called "~",
    /// and deleting that with `rm -r ~` would delete the home directory.
    static var path: Self {
        .text(label: "path", isEmptyAllowed: false).checked { path in
            if path.isEmpty { return "is empty" }
            guard path.utf8.first == UInt8(ascii: "~") else { return nil }
            return "'\(path)' begins with ~, which only shells expand; write the full path, such as "
                + "/home/me/news"
        }
    }

    /// An id of any length; if empty, it is derived from the feed's address.
    static var sourceID: Self {
        .text(label: "id", matching: "[a-zA-Z0-9]+([.-][a-zA-Z0-9]+)*") {
            "'\($0)' may only contain letters, digits and single hyphens or dots"
        }
    }

    /// A part of a page address: lower-case letters, digits and hyphens.
    static var identifier: Self {
        .text(label: "id", matching: "[a-z0-9]+(-[a-z0-9]+)*") {
            "'\($0)' may only contain lower-case letters, digits and single hyphens"
        }
    }

    /// An identifier for a page or folder at the site's root. Names already in use there are refused.
    static var pageName: Self {
        identifier.checked { id in
            SiteBuilder.reservedNames.contains(id)
                ? "'\(id)' is the name of another page of the site; choose another" : nil
        }
    }
}

/// Rejects "UK". ISO 3166-1 reserves that code for the United Kingdom without using it, so it would never match.
func problemOfCountry(_ code: String) -> String? {
    code.uppercased() == "UK" ? "'\(code)' is not an ISO 3166-1 country code; the United Kingdom is GB" : nil
}

/// Returns the tag of a language given by name, in English or in that language.
private func tag(ofLanguage name: String) -> String? {
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }.sorted()
    return codes.first { code in
        ["en", code].contains { spoken in
            Locale(identifier: spoken).localizedString(forLanguageCode: code)?.lowercased() == name.lowercased()
        }
    }
}

/// Describes what is wrong with an address; returns nil if it is valid.
///
/// - Parameters:
///   - isShown: whether the description may contain the address. One with a user name is never shown, because a
///     password may follow the name.
///   - remedy: what to do with a user name.
private func problemOfAddress(_ text: String, isShown: Bool = true, insteadOfUser remedy: String = "") -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return "is empty" }
    let (parts, example) = (AddressParts(text), "it should look like https://example.org/feed.xml")
    let hasUser = parts.authority?.contains(UInt8(ascii: "@")) == true
    let subject = isShown && !hasUser ? "'\(text)' " : ""
    guard !text.contains(where: \.isWhitespace), let scheme = parts.scheme else {
        return "\(subject)is not an address; \(example)"
    }
    guard ["http", "https"].contains(String(decoding: scheme, as: UTF8.self).lowercased()) else {
        return "\(subject)must begin with https:// or http://"
    }
    guard let origin = Origin(parts) else { return "\(subject)has no host" }
    if hasUser { return "contains a user name, which addresses must not have\(remedy)" }
    if let port = origin.port, Int(port).map({ 1...65_535 ~= $0 }) != true {
        return "\(subject)has no valid port; write a number after the colon, such as example.org:8080"
    }
    guard WebAddress(text) != nil else { return "\(subject)is not an address; \(example)" }
    return nil
}

/// Returns time zones to suggest in a message: the near miss if there is one, otherwise a few well-known ones.
private func nearZones(_ zone: String) -> [String] {
    let all = TimeZone.knownTimeZoneIdentifiers
    return nearMiss(of: zone, among: all).map { [$0] } ?? ["Europe/London", "America/New_York", "Asia/Kolkata", "UTC"]
}
