internal import Foundation

/// The unencrypted parameters for opening a private site (`private.json`): salt, rounds, and a sealed empty text. Only
/// the right passphrase opens that.
struct SiteLock: Codable, Equatable {
    static let path = "private.json"
    /// The number of PBKDF2-HMAC-SHA-256 iterations; the OWASP Password Storage Cheat Sheet asks for at least 600,000.
    static let rounds = 1_000_000
    private static let saltLength = 16

    /// The version of the sealing format.
    private var format = 1
    let rounds: Int
    /// The salt in Base64.
    let salt: String
    /// The sealed empty text in Base64.
    let check: String

    /// Creates a lock with a new random salt, and its key.
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

    /// Parses a lock; nil if the bytes are not one of this version. An absurd number of rounds is refused too, because
    /// it would stall the build.
    init?(_ bytes: [UInt8]) {
        guard let lock = try? JSONDecoder().decode(Self.self, from: Data(bytes)), lock.format == 1,
            (1...10_000_000).contains(lock.rounds)
        else { return nil }
        self = lock
    }

    var bytes: [UInt8] {
        Array(#"{"check":"\#(check)","format":\#(format),"rounds":\#(rounds),"salt":"\#(salt)"}"#.utf8) + [0x0A]
    }

    /// Returns the key; nil if the passphrase is wrong.
    func key(for passphrase: Passphrase) throws(SealingError) -> SiteKey? {
        guard let salt = Data(base64Encoded: salt), let check = Data(base64Encoded: check) else { return nil }
        let key = try SiteKey(passphrase, salt: Array(salt), rounds: rounds)
        return try key.opened(Array(check), path: Self.path) == nil ? nil : key
    }
}
