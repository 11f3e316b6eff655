/// A site's master key, from which all other keys are derived: HMAC-SHA-256 with this key over the other key's purpose.
///
/// Each file has its own key, derived from its path. So no file can be substituted for another, and a nonce can only
/// repeat among versions of one file.
struct SiteKey: Sendable {
    private let bytes: [UInt8]

    /// - Parameter rounds: the number of PBKDF2 iterations. This is the only slow step, once per build.
    init(_ passphrase: Passphrase, salt: [UInt8], rounds: Int) throws(SealingError) {
        bytes = try Cipher.derivedKey(passphrase.text, salt: salt, rounds: rounds)
    }

    /// Returns the name under which a file is published, which reveals nothing about its path.
    func name(of path: String) throws(SealingError) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let name = try derived("name", path).prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return "sealed/\(String(decoding: name, as: UTF8.self)).bin"
    }

    /// Returns a nonce followed by the ciphertext and its tag.
    ///
    /// The nonce is derived from the path and the plaintext, as in SIV (RFC 5297, section 2.6), so the same content
    /// gives the same file in every build. Two different contents could only share a nonce if their HMACs, truncated to
    /// 96 bits, were equal.
    func sealed(_ text: [UInt8], path: String) throws(SealingError) -> [UInt8] {
        let nonce = Array(try derived("nonce", path, text).prefix(Cipher.nonceLength))
        return nonce + (try Cipher.encrypted(text, key: derived("file", path), nonce: nonce))
    }

    /// Opens a sealed file; nil if the key or path is wrong or the file has changed.
    func opened(_ sealed: [UInt8], path: String) throws(SealingError) -> [UInt8]? {
        guard sealed.count >= Cipher.nonceLength + Cipher.tagLength else { return nil }
        return Cipher.decrypted(
            sealed.dropFirst(Cipher.nonceLength), key: try derived("file", path),
            nonce: Array(sealed.prefix(Cipher.nonceLength)))
    }

    /// Derives bytes for a purpose. Parts are separated by zero bytes, which neither purposes nor paths contain.
    private func derived(_ purpose: String, _ path: String, _ text: [UInt8] = []) throws(SealingError) -> [UInt8] {
        try Cipher.hmac(Array(purpose.utf8) + [0] + Array(path.utf8) + [0] + text, key: bytes)
    }
}
