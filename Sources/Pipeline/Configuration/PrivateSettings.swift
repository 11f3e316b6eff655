internal import Configuring
internal import Foundation
internal import Newsroom
internal import Publishing

/// The settings for encrypting a site before it is published.
public struct PrivateSettings: Sendable, Equatable {
    /// The location of the passphrase.
    public var passphrase = Secret()
    /// The passphrase, once read.
    var text: String?

    static let settings = SettingTable<PrivateSettings>(
        "private",
        "A private site or edition: every file is encrypted with a passphrase when it is built ([how](private.md)). "
            + "Without this key it is public.",
        [
            Setting(
                optional: "passphraseFile", \.passphrase.file, .path,
                "A file that holds only the passphrase; relative to this file, and outside the output."),
            Setting(
                optional: "passphraseEnvironment", \.passphrase.variable, Secret.variableName,
                "The name of an environment variable that holds it instead."),
        ])

    /// Returns the settings with an absolute file path.
    func resolved(in folder: URL) -> PrivateSettings {
        var settings = self
        settings.passphrase = passphrase.resolved(in: folder)
        return settings
    }

    /// Explains in one line why the passphrase cannot be used. Returns nil if it can.
    ///
    /// - Parameters:
    ///   - environment: the environment variables.
    ///   - key: the location of the settings for messages.
    public func problem(in environment: [String: String], at key: String = "private") -> String? {
        guard let text = words(in: environment) else {
            return "\(key): the passphrase is missing, empty, not UTF-8 or has several lines: \(passphrase.place)"
        }
        guard Passphrase(text) == nil else { return nil }
        return
            "\(key): the passphrase has fewer than \(Passphrase.leastLength) characters, and anyone who copies the files can "
            + "guess without limit; use at least four random words: \(passphrase.place)"
    }
}

extension PrivateSettings {
    /// Returns the passphrase as stored. Returns nil if, once trimmed, it is missing, empty or more than one line.
    func words(in environment: [String: String]) -> String? {
        guard let whole = passphrase.whole(in: environment) else { return nil }
        // Trim a passphrase that is too short as well, so that the error is about its length and not about its lines.
        let text = Passphrase(whole)?.text ?? whole.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            return nil
        }
        return whole
    }

    /// Reports invisible characters in the passphrase in one line. Returns nil if there are none.
    func remark(in environment: [String: String], at key: String = "private") -> String? {
        guard let unseen = words(in: environment).flatMap(Passphrase.init)?.unseen, !unseen.isEmpty else { return nil }
        func listed(_ isAround: Bool) -> String {
            unseen.filter { $0.isAround == isAround }.map(\.description).joined(separator: ", ")
        }
        let (around, within) = (listed(true), listed(false))
        let facts = [
            around.isEmpty ? nil : "\(around) around the passphrase, which is ignored",
            within.isEmpty ? nil : "\(within) inside the passphrase, which readers must type too",
        ].compactMap(\.self)
        return "\(key): \(passphrase.place) has invisible characters: \(facts.joined(separator: "; "))"
    }
}

extension Configuration {
    /// Returns one line for each passphrase, of the site or an edition, with invisible characters.
    ///
    /// - Parameter environment: the environment variables.
    public func passphraseRemarks(in environment: [String: String]) -> [String] {
        [privacy?.remark(in: environment)].compactMap(\.self)
            + editions.compactMap { editionPrivacies[$0.id]?.remark(in: environment, at: "edition '\($0.id)'") }
    }

    /// Returns one line for each passphrase, of the site or an edition, that cannot be used.
    ///
    /// - Parameter environment: the environment variables.
    public func passphraseProblems(in environment: [String: String]) -> [String] {
        [privacy?.problem(in: environment)].compactMap(\.self)
            + editions.compactMap { editionPrivacies[$0.id]?.problem(in: environment, at: "edition '\($0.id)'") }
    }

    /// The passphrase to encrypt the site with; nil if the site is public or the passphrase cannot be used.
    var passphrase: Passphrase? { privacy?.text.flatMap(Passphrase.init) }

    /// Returns a file of the built site, decrypted if the site is encrypted; nil if there is no such file.
    ///
    /// - Parameter path: the path from the site's root.
    /// - Throws: a one-line error if the file cannot be decrypted.
    public func builtFile(_ path: String) throws -> [UInt8]? {
        guard privacy != nil else { return FileManager.default.contents(atPath: "\(output)/\(path)").map(Array.init) }
        guard let passphrase else { throw SealingError.otherPassphrase(folder: output) }
        return try SiteSeal(passphrase, publishedIn: output).file(path, in: output)
    }
}
