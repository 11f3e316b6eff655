internal import CCurl
internal import Newsroom

/// Translates libcurl's errors, which are meant for programmers, into messages for users.
struct ExchangeProblem {
    /// The requested host.
    let host: String
    /// The timeout in seconds.
    let timeout: Double

    /// Returns the message for an error.
    ///
    /// - Parameters:
    ///   - result: libcurl's result code.
    ///   - handle: the handle of the transfer.
    func message(for result: CURLcode, of handle: UnsafeMutableRawPointer) -> Message {
        let named = ["host": Message.Value.text(host)]
        if let problem = proxyProblem(of: handle) { return problem }
        return switch result {
        case CURLE_COULDNT_RESOLVE_HOST: Message(.unknownHost, named)
        case CURLE_COULDNT_CONNECT, CURLE_NO_CONNECTION_AVAILABLE: Message(.noConnection, named)
        case CURLE_OPERATION_TIMEDOUT: Message(.timeout, ["time": .seconds(timeout)])
        case CURLE_PEER_FAILED_VERIFICATION: Message(Trust.problem(met: handle), named)
        case CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH:
            Message(.foreignCertificate, named)
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CLIENTCERT,
            CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_SHUTDOWN_FAILED, CURLE_USE_SSL_FAILED:
            Message(.noSecureConnection, named)
        case CURLE_PARTIAL_FILE, CURLE_WRITE_ERROR: Message(.incomplete)
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_SEND_FAIL_REWIND:
            Message(.closedConnection, named)
        case CURLE_BAD_CONTENT_ENCODING: Message(.damagedCompression)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: Message(.noHTTP, named)
        case CURLE_HTTP2, CURLE_HTTP2_STREAM: Message(.brokenHTTP2, named)
        case CURLE_SSL_CACERT_BADFILE: Message(.noAuthorities)
        case CURLE_COULDNT_RESOLVE_PROXY: Message(.unknownProxy)
        case CURLE_PROXY: Message(.closedProxy)
        case CURLE_OUT_OF_MEMORY: Message(.outOfMemory)
        case CURLE_URL_MALFORMAT: Message(.noAddress, ["address": .text(host)])
        default: Message(.failedExchange, ["host": .text(host), "code": .number(Int(result.rawValue))])
        }
    }

    /// Returns the reason a proxy refused to connect; nil if it connected or none was used.
    private func proxyProblem(of handle: UnsafeMutableRawPointer) -> Message? {
        var status = 0
        pulse_get_long(handle, CURLINFO_HTTP_CONNECTCODE, &status)
        if status == 407 { return Message(.proxyPassword) }
        return status >= 400 ? Message(.closedProxy) : nil
    }
}
