internal import Configuring
internal import Foundation
internal import Newsroom
internal import Publishing

/// What a site is sealed with before it is published.
public struct PrivateSettings: Sendable, Equatable {
    /// Where the passphrase stands.
    public var passphrase = Secret()
    /// As it was found there.
    var text: String?

    static let settings = SettingTable<PrivateSettings>(
        "private",
        "A site, or an edition of one, for those who know a passphrase: every file of it is encrypted when it is built "
            + "([how](private.md)). Without this key it is for everybody.",
        [
            Setting(
                optional: "passphraseFile", \.passphrase.file, .path,
                "A file that holds the passphrase and nothing else; relative to this file, and outside the output."),
            Setting(
                optional: "passphraseEnvironment", \.passphrase.variable, Secret.variableName,
                "The name of a variable of the environment that holds it instead."),
        ])

    /// With the file named in full.
    func resolved(in folder: URL) -> PrivateSettings {
        var settings = self
        settings.passphrase = passphrase.resolved(in: folder)
        return settings
    }

    /// Why the passphrase cannot be used, in a line; nil where it can.
    ///
    /// - Parameters:
    ///   - environment: the environment's variables.
    ///   - key: where the settings stand, as people call it.
    public func problem(in environment: [String: String], at key: String = "private") -> String? {
        guard let text = words(in: environment) else {
            return "\(key): the passphrase is missing, empty, of several lines or no UTF-8: \(passphrase.place)"
        }
        guard Passphrase(text) == nil else { return nil }
        return
            "\(key): the passphrase has fewer than \(Passphrase.leastLength) characters, and whoever copies the files may "
            + "try as many as they like; take four words by chance, or more: \(passphrase.place)"
    }
}

extension PrivateSettings {
    /// The passphrase without the line ends and the like around it; nil where it is missing, empty or of several lines.
    func words(in environment: [String: String]) -> String? {
        guard let whole = passphrase.whole(in: environment) else { return nil }
        // Of one that is too short the length is told, not the lines.
        let text = Passphrase(whole)?.text ?? whole.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            return nil
        }
        return whole
    }

    /// A line on characters of the passphrase that nobody sees; nil where it has none.
    func remark(in environment: [String: String], at key: String = "private") -> String? {
        guard let unseen = words(in: environment).flatMap(Passphrase.init)?.unseen, !unseen.isEmpty else { return nil }
        func listed(_ isAround: Bool) -> String {
            unseen.filter { $0.isAround == isAround }.map(\.description).joined(separator: ", ")
        }
        let (around, within) = (listed(true), listed(false))
        let facts = [
            around.isEmpty ? nil : "\(around) around the passphrase, which is left out",
            within.isEmpty ? nil : "\(within) within the passphrase, which readers must type, too",
        ].compactMap(\.self)
        return "\(key): \(passphrase.place) has characters that nobody sees: \(facts.joined(separator: "; "))"
    }
}

extension Configuration {
    /// A line for each passphrase, of the site or of an edition, that holds characters which nobody sees.
    ///
    /// - Parameter environment: the environment's variables.
    public func passphraseRemarks(in environment: [String: String]) -> [String] {
        [privacy?.remark(in: environment)].compactMap(\.self)
            + editions.compactMap { editionPrivacies[$0.id]?.remark(in: environment, at: "edition '\($0.id)'") }
    }

    /// A line for each passphrase, of the site or of an edition, that cannot be used.
    ///
    /// - Parameter environment: the environment's variables.
    public func passphraseProblems(in environment: [String: String]) -> [String] {
        [privacy?.problem(in: environment)].compactMap(\.self)
            + editions.compactMap { editionPrivacies[$0.id]?.problem(in: environment, at: "edition '\($0.id)'") }
    }

    /// What the site is sealed with; nil where it is for everybody, or the passphrase cannot be used.
    var passphrase: Passphrase? { privacy?.text.flatMap(Passphrase.init) }

    /// A file of the site as it was built, opened where it is sealed; nil where there is none.
    ///
    /// - Parameter path: from the site's root.
    /// - Throws: one line on why it cannot be opened.
    public func builtFile(_ path: String) throws -> [UInt8]? {
        guard privacy != nil else { return FileManager.default.contents(atPath: "\(output)/\(path)").map(Array.init) }
        guard let passphrase else { throw SealingError.otherPassphrase(folder: output) }
        return try SiteSeal(passphrase, standingIn: output).file(path, in: output)
    }
}
