import CCurl
import FoundationEssentials
import Newsroom

/// Decides what the end of an exchange means for its feed.
struct ResponseJudge {
    let settings: FetchSettings
    let now: Date

    /// Why a request must not even be started.
    func objection(to request: Request) -> String? {
        let host = request.trail.address.host
        if request.spent >= .seconds(settings.timeout) { return timeoutReason }
        guard !(request.mayStayPrivate && settings.allows(host)) else { return nil }
        if let restriction = NetworkAddress(host)?.restriction { return refusal(of: host, restriction, to: request) }
        // Nobody but a proxy would look these names up for us without showing the address (RFC 6761, section 6.3).
        if settings.proxy != nil, host == "localhost" || host.hasSuffix(".localhost") {
            return refusal(of: host, "a loopback address", to: request)
        }
        return nil
    }

    /// The outcome of a transfer; nil when fetching goes on where the request's trail now points.
    func outcome(of transfer: Transfer, result: CURLcode, for request: inout Request) -> FetchOutcome? {
        let isBeginning = transfer.stop == .tooLong && request.purpose.takesBeginnings
        guard result == CURLE_OK || isBeginning else {
            return failure(reason(for: result, transfer: transfer, request: request), of: request)
        }
        switch transfer.head.status {
        case 204 where request.purpose == .robots, 200, 203: return .body(body(of: transfer, for: request))
        case 400...499 where request.purpose == .robots && transfer.head.status != 429:
            // No rules, no limits (RFC 9309, section 2.3.1.3). But who is told to slow down has not been invited.
            return .body(FeedBody(bytes: [], url: request.trail.address.text))
        case 304 where !request.conditions.isEmpty: return .unchanged
        case 304:
            return failure("answered that nothing has changed (304) although it was not asked that", of: request)
        case 301, 302, 303, 307, 308: return redirect(to: transfer.head, for: &request)
        case 410: return .gone
        default:
            let moment = transfer.head.retryAfter.flatMap { RetryAfter.moment($0, after: now) }
            return failure(StatusReason.reason(for: transfer.head.status), retryAfter: moment, of: request)
        }
    }

    private func body(of transfer: Transfer, for request: Request) -> FeedBody {
        let validators = Validators(
            entityTag: transfer.head.entityTag, lastModified: transfer.head.lastModified)
        return FeedBody(
            bytes: transfer.takeBody(), contentType: transfer.head.contentType, url: request.trail.address.text,
            validators: validators)
    }

    private func redirect(to head: ResponseHead, for request: inout Request) -> FetchOutcome? {
        do throws(Refusal) {
            try request.trail.follow(status: head.status, location: head.location)
            return nil
        } catch {
            return failure(error.reason, of: request)
        }
    }

    private func failure(_ reason: String, retryAfter: Date? = nil, of request: Request) -> FetchOutcome? {
        .failed(request.failure(reason), retryAfter: retryAfter)
    }

    private func reason(for result: CURLcode, transfer: Transfer, request: Request) -> String {
        let host = request.trail.address.host
        switch transfer.stop {
        case .tooLong: return tooLongReason(request)
        case .headTooLong: return "the answer's head is longer than 64 KiB"
        case .restricted(let address, let restriction): return refusal(of: address, restriction, to: request)
        case nil: break
        }
        switch result {
        case CURLE_COULDNT_RESOLVE_HOST: return "host name not found: \(host)"
        case CURLE_COULDNT_CONNECT: return "no connection to \(host): nothing listens there, or it turns us away"
        case CURLE_OPERATION_TIMEDOUT:
            return transfer.head.status == 0
                ? timeoutReason : "broken off: it comes too slowly to arrive within \(wholeTime)"
        case CURLE_FILESIZE_EXCEEDED: return tooLongReason(request)
        case CURLE_PEER_FAILED_VERIFICATION: return certificateReason(transfer, host: host)
        case CURLE_SSL_CONNECT_ERROR: return "no secure connection to \(host): it does not speak TLS as we do"
        case CURLE_PARTIAL_FILE: return "cut off: less came than the server had announced"
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: return "\(host) closed the connection unexpectedly"
        case CURLE_BAD_CONTENT_ENCODING: return "the compressed answer is damaged"
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return "\(host) does not answer in HTTP"
        case CURLE_HTTP2, CURLE_HTTP2_STREAM: return "\(host) broke the rules of HTTP/2"
        case CURLE_SSL_CACERT_BADFILE: return "the file of certificate authorities cannot be read"
        case CURLE_COULDNT_RESOLVE_PROXY: return "the proxy's host name was not found"
        case CURLE_OUT_OF_MEMORY: return "out of memory"
        default: return String(cString: curl_easy_strerror(result)).lowercased()
        }
    }

    /// OpenSSL's verdict (`X509_V_ERR_…`) says more than libcurl's.
    private func certificateReason(_ transfer: Transfer, host: String) -> String {
        var verdict = 0
        pulse_get_long(transfer.handle, CURLINFO_SSL_VERIFYRESULT, &verdict)
        switch verdict {
        case 9: return "the certificate of \(host) is not valid yet; is this machine's clock right?"
        case 10: return "the certificate of \(host) has expired"
        case 18, 19: return "the certificate of \(host) is signed by itself alone"
        case 2, 20, 21: return "the certificate of \(host) comes from an authority unknown here"
        default: return "the certificate is not valid for \(host)"
        }
    }

    private func refusal(of address: String, _ restriction: String, to request: Request) -> String {
        let host = request.trail.address.host
        let named = address == host ? address : "\(host) is at \(address), which"
        return request.mayStayPrivate || request.trail.isAtStart
            ? "refused: \(named) is \(restriction); list \(host) under fetching.allowedHosts if it is yours"
            : "refused to follow a redirect: \(named) is \(restriction)"
    }

    private var timeoutReason: String { "no answer within \(wholeTime)" }
    private func tooLongReason(_ request: Request) -> String {
        "too large: more than \(Self.size(request.purpose.bodyLimit(settings))) after decompression"
    }
    private var wholeTime: String { "\(Self.number(settings.timeout)) s" }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private static func size(_ bytes: Int) -> String {
        if bytes >= 1 << 20, bytes % (1 << 20) == 0 { return "\(bytes >> 20) MiB" }
        return bytes >= 1 << 10 && bytes % (1 << 10) == 0 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
    }
}
