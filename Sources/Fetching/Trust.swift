internal import CCurl
internal import Newsroom

/// The certificate checks shared by requests for feeds, models, mail and health checks.
enum Trust {
    /// Sets the certificate authorities for a handle.
    ///
    /// - Parameter authorities: a PEM file; nil for the system's.
    static func settle(on authorities: String?, for handle: UnsafeMutableRawPointer) {
        guard let file = authorities ?? Authorities.file else { return }
        pulse_set_string(handle, CURLOPT_CAINFO, file)
        // If a folder of authorities is set beside the file, libcurl reloads the file for every connection, which costs
        // much CPU. With only the file, it loads once per run.
        pulse_set_string(handle, CURLOPT_CAPATH, nil)
    }

    /// Returns the reason a certificate was rejected. OpenSSL's result (`X509_V_ERR_…`) is more precise than libcurl's.
    static func problem(met by: UnsafeMutableRawPointer) -> Message.Key {
        var verdict = 0
        pulse_get_long(by, CURLINFO_SSL_VERIFYRESULT, &verdict)
        switch verdict {
        case 9: return .earlyCertificate
        case 10: return .expiredCertificate
        case 18, 19: return .selfSignedCertificate
        case 2, 20, 21: return .unknownAuthority
        default: return .foreignCertificate
        }
    }
}
