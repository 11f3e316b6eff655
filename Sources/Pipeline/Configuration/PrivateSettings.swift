internal import Configuring
internal import Foundation
internal import Sealing

/// What a site is sealed with before it is published.
public struct PrivateSettings: Sendable, Equatable {
    /// Where the passphrase stands.
    public var passphrase = Secret()
    /// As it was found there.
    var text: String?

    static let settings = SettingTable<PrivateSettings>(
        "private",
        "A site for those who know a passphrase: every file is encrypted when it is built ([how](private.md)). Without this key it "
            + "is for everybody.",
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
    /// - Parameter environment: the environment's variables.
    public func problem(in environment: [String: String]) -> String? {
        guard let text = passphrase.text(in: environment) else {
            return "private: the passphrase is missing, empty or of several lines: \(passphrase.place)"
        }
        guard Passphrase(text) == nil else { return nil }
        return
            "private: the passphrase has fewer than \(Passphrase.leastLength) characters, and whoever copies the files may "
            + "try as many as they like; take four words by chance, or more: \(passphrase.place)"
    }
}

extension Configuration {
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
