internal import CCurl
internal import Glibc

/// The system's file of the authorities that may vouch for servers.
public enum Authorities {
    /// The first of the places that has one; nil where none has, and no server can be believed.
    public static let file: String? = places.first { access($0, R_OK) == 0 }

    /// Where libcurl was built to look, then where systems keep it: a program may run on another one than it was built on.
    public static let places: [String] = {
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
