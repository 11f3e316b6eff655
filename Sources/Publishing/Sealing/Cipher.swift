internal import CCipher

/// The functions of OpenSSL that sealing uses: AES-256-GCM (NIST SP 800-38D), HMAC-SHA-256 (RFC 2104), PBKDF2 (RFC
/// 8018, section 5.2).
enum Cipher {
    static let nonceLength = 12
    static let tagLength = 16

    /// Encrypts a text.
    ///
    /// - Parameters:
    ///   - key: the key, 32 bytes.
    ///   - nonce: the nonce, 12 bytes.
    /// - Returns: the ciphertext followed by its tag, as in browsers' `AES-GCM`.
    static func encrypted(_ text: [UInt8], key: [UInt8], nonce: [UInt8]) throws(SealingError) -> [UInt8] {
        guard let context = EVP_CIPHER_CTX_new() else { throw .library }
        defer { EVP_CIPHER_CTX_free(context) }
        var output = [UInt8](repeating: 0, count: text.count + tagLength)
        var (length, rest): (Int32, Int32) = (0, 0)
        let isDone = output.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            return EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
                && EVP_EncryptUpdate(context, base, &length, text, Int32(text.count)) == 1
                && EVP_EncryptFinal_ex(context, base + Int(length), &rest) == 1
                && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), base + text.count) == 1
        }
        guard isDone, Int(length + rest) == text.count else { throw .library }
        return output
    }

    /// Decrypts the output of `encrypted`; nil if the key is wrong or a byte has changed.
    static func decrypted(_ sealed: ArraySlice<UInt8>, key: [UInt8], nonce: [UInt8]) -> [UInt8]? {
        guard sealed.count >= tagLength, let context = EVP_CIPHER_CTX_new() else { return nil }
        defer { EVP_CIPHER_CTX_free(context) }
        let text = Array(sealed.dropLast(tagLength))
        var tag = Array(sealed.suffix(tagLength))
        // One byte more: even an empty text needs a buffer.
        var output = [UInt8](repeating: 0, count: text.count + 1)
        var (length, rest): (Int32, Int32) = (0, 0)
        let isDone = output.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            return EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
                && EVP_DecryptUpdate(context, base, &length, text, Int32(text.count)) == 1
                && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), &tag) == 1
                && EVP_DecryptFinal_ex(context, base + Int(length), &rest) == 1
        }
        return isDone ? Array(output.prefix(text.count)) : nil
    }

    static func hmac(_ text: [UInt8], key: [UInt8]) throws(SealingError) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        var length: UInt32 = 0
        guard HMAC(EVP_sha256(), key, Int32(key.count), text, text.count, &digest, &length) != nil, length == 32 else {
            throw .library
        }
        return digest
    }

    /// Derives a key from a passphrase (PBKDF2).
    ///
    /// - Returns: 32 bytes.
    static func derivedKey(_ passphrase: String, salt: [UInt8], rounds: Int) throws(SealingError) -> [UInt8] {
        let text = passphrase.utf8.map { CChar(bitPattern: $0) }
        var key = [UInt8](repeating: 0, count: 32)
        let isDone =
            PKCS5_PBKDF2_HMAC(
                text, Int32(text.count), salt, Int32(salt.count), Int32(rounds), EVP_sha256(), Int32(key.count), &key)
            == 1
        guard isDone else { throw .library }
        return key
    }
}

/// The reason files could not be sealed or opened: one line without a full stop.
public enum SealingError: Error, Equatable, CustomStringConvertible {
    /// OpenSSL or zlib failed, for example because memory ran out.
    case library
    /// The folder does not contain a sealed site.
    case notSealed(folder: String)
    /// The site was sealed with another passphrase.
    case otherPassphrase(folder: String)

    public var description: String {
        switch self {
        case .library: "encrypting the private site failed in OpenSSL or zlib; run again"
        case .notSealed(let folder): "there is no private site in \(folder); run pulse build first"
        case .otherPassphrase(let folder):
            "the private site in \(folder) was encrypted with another passphrase; run pulse build first"
        }
    }
}
