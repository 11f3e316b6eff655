internal import CCurl
internal import Newsroom

/// Whose word is taken for a server's certificate, and what is wrong with one: the same for feeds, models, mail and health checks.
enum Trust {
    /// Has libcurl believe a file of authorities in place of the system's.
    ///
    /// - Parameter authorities: a file (PEM); nil for the system's.
    static func settle(on authorities: String?, for handle: UnsafeMutableRawPointer) {
        guard let file = authorities ?? Authorities.file else { return }
        pulse_set_string(handle, CURLOPT_CAINFO, file)
        // With a folder of authorities beside the file, libcurl reads the file anew for every connection, 25 ms of CPU
        // each; with the file alone, once a run.
        pulse_set_string(handle, CURLOPT_CAPATH, nil)
    }

    /// Why the certificate that a transfer met is not believed. OpenSSL's verdict (`X509_V_ERR_…`) says more than libcurl's.
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
