import CCurl
import FoundationEssentials
import Newsroom

/// Decides what the end of an exchange means for its feed.
struct ResponseJudge {
    let settings: FetchSettings
    let now: Date

    /// Why a request must not even be started.
    func objection(to request: Request) -> Message? {
        let host = request.trail.address.host
        if request.spent >= .seconds(settings.timeout) { return timeoutReason }
        guard !(request.mayStayPrivate && settings.allows(host)) else { return nil }
        if let restriction = NetworkAddress(host)?.restriction { return refusal(of: host, restriction, to: request) }
        // Nobody but a proxy would look these names up for us without showing the address (RFC 6761, section 6.3).
        if settings.proxy(for: request) != nil, host == "localhost" || host.hasSuffix(".localhost") {
            return refusal(of: host, .loopbackAddress, to: request)
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
            return failure(Message(.unaskedUnchanged), of: request)
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

    private func failure(_ reason: Message, retryAfter: Date? = nil, of request: Request) -> FetchOutcome? {
        .failed(request.failure(reason), retryAfter: retryAfter)
    }

    private func reason(for result: CURLcode, transfer: Transfer, request: Request) -> Message {
        let host = ["host": Message.Value.text(request.trail.address.host)]
        switch transfer.stop {
        case .tooLong: return tooLongReason(request)
        case .headTooLong: return Message(.longHead)
        case .restricted(let address, let restriction): return refusal(of: address, restriction, to: request)
        case nil: break
        }
        switch result {
        case CURLE_COULDNT_RESOLVE_HOST: return Message(.unknownHost, host)
        case CURLE_COULDNT_CONNECT: return Message(.noConnection, host)
        case CURLE_OPERATION_TIMEDOUT:
            return transfer.head.status == 0
                ? timeoutReason : Message(.tooSlow, ["time": .seconds(settings.timeout)])
        case CURLE_FILESIZE_EXCEEDED: return tooLongReason(request)
        case CURLE_PEER_FAILED_VERIFICATION: return Message(Trust.problem(met: transfer.handle), host)
        case CURLE_SSL_CONNECT_ERROR: return Message(.noSecureConnection, host)
        case CURLE_PARTIAL_FILE: return Message(.incomplete)
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: return Message(.closedConnection, host)
        case CURLE_BAD_CONTENT_ENCODING: return Message(.damagedCompression)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return Message(.noHTTP, host)
        case CURLE_HTTP2, CURLE_HTTP2_STREAM: return Message(.brokenHTTP2, host)
        case CURLE_SSL_CACERT_BADFILE: return Message(.noAuthorities)
        case CURLE_COULDNT_RESOLVE_PROXY: return Message(.unknownProxy)
        case CURLE_OUT_OF_MEMORY: return Message(.outOfMemory)
        default: return .verbatim(String(cString: curl_easy_strerror(result)).lowercased())
        }
    }

    private func refusal(of address: String, _ restriction: Message.Key, to request: Request) -> Message {
        let host = request.trail.address.host
        var values: [String: Message.Value] = ["host": .text(host), "kind": .message(Message(restriction))]
        let isNamed = address == host
        if !isNamed { values["address"] = .text(address) }
        if request.mayStayPrivate || request.trail.isAtStart {
            return Message(isNamed ? .refusedHost : .refusedHostAt, values)
        }
        let reason = Message(isNamed ? .restrictedHost : .restrictedHostAt, values)
        return Message(.refusedRedirect, ["reason": .message(reason)])
    }

    private var timeoutReason: Message { Message(.timeout, ["time": .seconds(settings.timeout)]) }
    private func tooLongReason(_ request: Request) -> Message {
        Message(.tooLarge, ["size": .bytes(request.purpose.bodyLimit(settings))])
    }
}
