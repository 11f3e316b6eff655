internal import CCurl
internal import Glibc

/// The system's file of trusted certificate authorities.
public enum Authorities {
    /// The first file found; nil if there is none, so that no server can be trusted.
    public static let file: String? = paths.first { access($0, R_OK) == 0 }

    /// The paths to try: libcurl's compiled-in path, then those of common systems, since a program may run on a system
    /// other than the one it was built on.
    public static let paths: [String] = {
        let own = curl_version_info(CURLVERSION_SEVENTH)?.pointee.cainfo.map { String(cString: $0) }
        let known = [
            "/etc/ssl/certs/ca-certificates.crt",  // Debian, Ubuntu, Arch
            "/etc/pki/tls/certs/ca-bundle.crt",  // Fedora, and what is made of it
            "/etc/ssl/ca-bundle.pem",  // openSUSE
            "/etc/ssl/cert.pem",  // Alpine
        ]
        return (own.map { [$0] } ?? []) + known.filter { $0 != own }
    }()
}
