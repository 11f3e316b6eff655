/// The one key of a site, from which all others come: HMAC-SHA-256 keyed with it, over what the other is for.
///
/// Each file has a key of its own, made of its path: no file can be put in another's place, and nonces can only meet
/// among the versions of one file.
struct SiteKey: Sendable {
    private let bytes: [UInt8]

    /// - Parameter rounds: of PBKDF2; the only slow step, taken once a build.
    init(_ passphrase: Passphrase, salt: [UInt8], rounds: Int) throws(SealingError) {
        bytes = try Cipher.stretched(passphrase.text, salt: salt, rounds: rounds)
    }

    /// The name under which a file is published, which says nothing of its path.
    func name(of path: String) throws(SealingError) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let name = try derived("name", path).prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return "sealed/\(String(decoding: name, as: UTF8.self)).bin"
    }

    /// A nonce, then the ciphertext with its tag.
    ///
    /// The nonce is made of the path and all that is encrypted, as in SIV (RFC 5297, section 2.6): the same bytes give the same
    /// file in every build, and other bytes under the same nonce would take two equal values of HMAC, cut to 96 bits.
    func sealed(_ text: [UInt8], path: String) throws(SealingError) -> [UInt8] {
        let nonce = Array(try derived("nonce", path, text).prefix(Cipher.nonceLength))
        return nonce + (try Cipher.encrypted(text, key: derived("file", path), nonce: nonce))
    }

    /// nil for what was sealed with another key, for another path, or has changed since.
    func opened(_ sealed: [UInt8], path: String) throws(SealingError) -> [UInt8]? {
        guard sealed.count >= Cipher.nonceLength + Cipher.tagLength else { return nil }
        return Cipher.decrypted(
            sealed.dropFirst(Cipher.nonceLength), key: try derived("file", path),
            nonce: Array(sealed.prefix(Cipher.nonceLength)))
    }

    /// Parts are kept apart by a zero byte, which no purpose and no path holds.
    private func derived(_ purpose: String, _ path: String, _ text: [UInt8] = []) throws(SealingError) -> [UInt8] {
        try Cipher.hmac(Array(purpose.utf8) + [0] + Array(path.utf8) + [0] + text, key: bytes)
    }
}
