internal import CCurl
internal import Dispatch
internal import Foundation
internal import Newsroom

/// An outgoing mail server (SMTP). It lives here because this module does all network access.
public struct MailServer: Sendable {
    public let address: String
    private let user: String?
    private let password: String?
    private let authorities: String?
    private let timeout: Double

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - address: `smtps://` for implicit TLS, or `smtp://` for STARTTLS. Only a server on this machine may lack TLS,
    ///     so that nothing private is sent unencrypted.
    ///   - authorities: a PEM file of certificate authorities to trust instead of the system's. It also makes TLS
    ///     mandatory for a server on this machine.
    public init(
        address: String, user: String? = nil, password: String? = nil, authorities: String? = nil, timeout: Double = 60
    ) {
        self.address = address
        self.user = user
        self.password = password
        self.authorities = authorities
        self.timeout = timeout
    }

    /// Sends a mail.
    ///
    /// - Returns: a one-line reason if the mail was not accepted; nil if it was.
    public func send(_ mail: [UInt8], from sender: String, to recipient: String) async -> String? {
        await outside { exchanged(Letter(mail, from: sender, to: recipient)) }
    }

    /// Connects and logs in without sending a mail.
    ///
    /// - Returns: a one-line reason if mail could not be sent; nil if it could.
    public func check() async -> String? { await outside { exchanged(nil) } }

    /// Waits for the server on a separate thread.
    private func outside(_ exchange: @escaping @Sendable () -> String?) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async { continuation.resume(returning: exchange()) }
        }
    }

    /// Talks to the server.
    ///
    /// - Parameter letter: the mail to send; nil for none.
    private func exchanged(_ letter: Letter?) -> String? {
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            return "out of memory"
        }
        defer { curl_easy_cleanup(handle) }
        let host = RequestAddress.host(in: address)
        let isHere = host == "localhost" || NetworkAddress(host)?.restriction == .loopbackAddress
        let isBare = isHere && authorities == nil
        pulse_set_string(handle, CURLOPT_URL, address)
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
        pulse_set_string(handle, CURLOPT_PROXY, "")
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, Int(timeout * 1_000))
        pulse_set_long(handle, CURLOPT_USE_SSL, isBare ? 0 : 3)
        Trust.settle(on: authorities, for: handle)
        if let user { pulse_set_string(handle, CURLOPT_USERNAME, user) }
        if let password { pulse_set_string(handle, CURLOPT_PASSWORD, password) }
        let recipients = letter.flatMap { curl_slist_append(nil, "<\($0.recipient)>") }
        defer { curl_slist_free_all(recipients) }
        if let letter {
            pulse_set_string(handle, CURLOPT_MAIL_FROM, "<\(letter.sender)>")
            pulse_set_list(handle, CURLOPT_MAIL_RCPT, recipients)
            pulse_set_long(handle, CURLOPT_UPLOAD, 1)
            pulse_on_upload(
                handle,
                { buffer, size, count, user in
                    guard let buffer, let user else { return 0 }
                    return Unmanaged<Letter>.fromOpaque(user).takeUnretainedValue().next(
                        into: UnsafeMutableRawBufferPointer(start: buffer, count: size * count))
                }, Unmanaged.passUnretained(letter).toOpaque())
        } else {
            // Without recipients, libcurl sends a single command. NOOP replaces its default, HELP (RFC 5321, section
            // 4.1.1.9).
            pulse_set_string(handle, CURLOPT_CUSTOMREQUEST, "NOOP")
            pulse_on_body(handle, { _, size, count, _ in size * count }, nil)
        }
        let code = withExtendedLifetime(letter) { curl_easy_perform(handle) }
        guard code != CURLE_OK else { return nil }
        var status = 0
        pulse_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        let distrust = code == CURLE_PEER_FAILED_VERIFICATION ? Trust.problem(met: handle) : nil
        return Self.reason(for: code, status: status, distrust: distrust, host: host)
    }

    private static func reason(for code: CURLcode, status: Int, distrust: Message.Key?, host: String) -> String {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST: "\(host) was not found"
        case CURLE_COULDNT_CONNECT: "\(host) cannot be reached"
        case CURLE_OPERATION_TIMEDOUT: "\(host) did not answer in time"
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: "\(host) closed the connection unexpectedly"
        case CURLE_SSL_CONNECT_ERROR: "the TLS handshake with \(host) failed"
        case CURLE_WEIRD_SERVER_REPLY: "\(host) is not a mail server"
        case CURLE_LOGIN_DENIED: "\(host) rejected the user or password"
        case CURLE_USE_SSL_FAILED: "\(host) offers no TLS, and mail is not sent unencrypted; try smtps://\(host)"
        case CURLE_PEER_FAILED_VERIFICATION:
            switch distrust {
            case .earlyCertificate: "the certificate of \(host) is not valid yet; check this machine's clock"
            case .expiredCertificate: "the certificate of \(host) has expired"
            case .selfSignedCertificate, .unknownAuthority:
                "the certificate of \(host) is not from an authority this machine trusts; name its authority's file in "
                    + "mail.authorities"
            default: "the certificate is not valid for \(host)"
            }
        case CURLE_SSL_CACERT_BADFILE: "the file in mail.authorities does not hold valid certificates"
        default:
            status >= 400
                ? "\(host) refused the mail (\(status))"
                : "the exchange with \(host) failed (libcurl error \(code.rawValue))"
        }
    }

    /// A mail and what remains to be sent. Used only by the thread that sends it.
    private final class Letter {
        let sender: String
        let recipient: String
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8], from sender: String, to recipient: String) {
            rest = bytes[...]
            self.sender = sender
            self.recipient = recipient
        }

        func next(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            let part = rest.prefix(buffer.count)
            buffer.copyBytes(from: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
    }
}
