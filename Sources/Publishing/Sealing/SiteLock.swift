internal import Foundation

/// What a private site says in clear of how it is opened: `private.json`. Salt and rounds, and nothing, sealed: who opens that has the
/// right passphrase.
struct SiteLock: Codable, Equatable {
    static let path = "private.json"
    /// Of PBKDF2-HMAC-SHA-256: more than the 600,000 that OWASP's cheat sheet on storing passwords asks for.
    static let rounds = 1_000_000
    private static let saltLength = 16

    /// How the files are sealed; another number, another way.
    private var format = 1
    let rounds: Int
    /// In Base64.
    let salt: String
    /// In Base64.
    let check: String

    /// A lock with a salt that no site ever had, and its key.
    static func new(for passphrase: Passphrase, rounds: Int) throws(SealingError) -> (lock: SiteLock, key: SiteKey) {
        var random = SystemRandomNumberGenerator()
        let salt = (0..<saltLength).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let key = try SiteKey(passphrase, salt: salt, rounds: rounds)
        let check = Data(try key.sealed([], path: path)).base64EncodedString()
        return (SiteLock(rounds: rounds, salt: Data(salt).base64EncodedString(), check: check), key)
    }

    private init(rounds: Int, salt: String, check: String) {
        (self.rounds, self.salt, self.check) = (rounds, salt, check)
    }

    /// nil for what is no lock of this kind. More rounds than anybody would have chosen are none: the file would hold a build up.
    init?(_ bytes: [UInt8]) {
        guard let lock = try? JSONDecoder().decode(Self.self, from: Data(bytes)), lock.format == 1,
            (1...10_000_000).contains(lock.rounds)
        else { return nil }
        self = lock
    }

    var bytes: [UInt8] {
        Array(#"{"check":"\#(check)","format":\#(format),"rounds":\#(rounds),"salt":"\#(salt)"}"#.utf8) + [0x0A]
    }

    /// The key; nil where the passphrase is another.
    func key(for passphrase: Passphrase) throws(SealingError) -> SiteKey? {
        guard let salt = Data(base64Encoded: salt), let check = Data(base64Encoded: check) else { return nil }
        let key = try SiteKey(passphrase, salt: Array(salt), rounds: rounds)
        return try key.opened(Array(check), path: Self.path) == nil ? nil : key
    }
}
