import CCurl
import FoundationEssentials
import Newsroom

/// The rules that turn the end of an exchange into an outcome for its feed.
struct ResponseJudge {
    let settings: FetchSettings
    let now: Date

    /// Returns the reason a request must not be sent, or nil.
    func objection(to request: Request) -> Message? {
        let host = request.trail.address.host
        if request.elapsed >= .seconds(settings.timeout) { return timeoutReason }
        guard !request.mayStayPrivate(settings) else { return nil }
        if let restriction = NetworkAddress(host)?.restriction { return refusal(of: host, restriction, to: request) }
        // Only a proxy would resolve these names without showing us the address (RFC 6761, section 6.3).
        if settings.proxy(for: request) != nil, host == "localhost" || host.hasSuffix(".localhost") {
            return refusal(of: host, .loopbackAddress, to: request)
        }
        return nil
    }

    /// Returns the outcome of a transfer, or nil to continue at the current address of the request's trail.
    func outcome(of transfer: Transfer, result: CURLcode, for request: inout Request) -> FetchOutcome? {
        var ending = Ending(of: transfer, result)
        if ending == .unreadable, !request.isPlain {
            request.isPlain = true
            return nil
        }
        if request.isPlain, ending != .failed, ending != .unreadable {
            guard let answer = transfer.plainAnswer() else {
                return failure(Message(.noHTTP, ["host": .text(request.trail.address.host)]), of: request)
            }
            // A server that libcurl can't read may also keep the connection open.
            if answer.hasEnded { ending = .whole } else if answer.isCutOff, ending == .whole { ending = .cutOff }
        }
        // A partial page or picture is useless. For other responses, the head is enough.
        let isUsable = ending == .cutOff && (request.purpose.isForSource || !(200...299 ~= transfer.head.status))
        guard ending == .whole || isUsable else {
            return failure(reason(for: result, transfer: transfer, request: request), of: request)
        }
        switch transfer.head.status {
        case 204 where request.purpose == .robots: return empty(transfer.head, request)
        case 200, 203: return body(of: transfer, isCutOff: ending == .cutOff, for: request)
        // Seen in the wild: complete feeds with status 202, 206 or 226.
        case 201...299 where request.purpose.isForSource && transfer.hasBody:
            return body(of: transfer, isCutOff: ending == .cutOff, for: request)
        case 400...499 where request.purpose == .robots && transfer.head.status != 429:
            // A missing robots.txt allows everything (RFC 9309, section 2.3.1.3). 429 asks us to slow down, so it
            // grants nothing.
            return empty(transfer.head, request)
        case 304 where !request.conditions.isEmpty: return .unchanged
        case 304:
            return failure(Message(.unaskedUnchanged), of: request)
        case 301, 302, 303, 307, 308: return redirect(from: transfer, for: &request)
        case 410: return .gone
        default:
            let moment = transfer.head.retryAfter.flatMap { RetryAfter.moment($0, after: now) }
            // A login for the feed doesn't help with its article pages, so don't suggest one.
            let reason =
                transfer.head.status == 401 && !request.purpose.isForSource
                ? Message(.unexpectedStatus, ["status": .number(401)])
                : StatusReason.reason(for: transfer.head.status, isLoggedIn: request.isLoggedIn)
            return failure(reason, retryAfter: moment, of: request)
        }
    }

    private func body(of transfer: Transfer, isCutOff: Bool, for request: Request) -> FetchOutcome {
        let head = transfer.head
        let body = ContentCoding.removed(
            from: transfer.takeBody(), named: head.contentEncodings, limit: request.purpose.bodyLimit(settings))
        let isPart = head.status == 206 && head.isPart
        let problem = isCutOff ? Message(.incomplete) : isPart ? Message(.partOnly) : body.end.problem
        if body.end == .tooLong, !request.purpose.takesBeginnings {
            return failure(tooLongReason(request), of: request)
        }
        if let problem, body.bytes.isEmpty || !request.purpose.isForSource && !request.purpose.takesBeginnings {
            return failure(problem, of: request)
        }
        // Drop the validators of an incomplete body. With them, the server would answer "not modified" and we would
        // never get the rest.
        let validators =
            problem == nil ? Validators(entityTag: head.entityTag, lastModified: head.lastModified) : Validators()
        return .body(
            FeedBody(
                bytes: body.bytes, contentType: head.contentType, url: request.trail.address.text,
                validators: validators, problem: problem, links: head.links, freshness: head.freshness))
    }

    private func empty(_ head: ResponseHead, _ request: Request) -> FetchOutcome {
        .body(FeedBody(bytes: [], url: request.trail.address.text, freshness: head.freshness))
    }

    private func redirect(from transfer: Transfer, for request: inout Request) -> FetchOutcome? {
        do throws(Refusal) {
            let (head, cookies) = (transfer.head, transfer.cookies)
            try request.trail.follow(
                status: head.status, location: head.location, hasNewCookies: cookies != request.cookies)
            (request.cookies, request.isPlain) = (cookies, false)
            return nil
        } catch {
            return failure(error.reason, of: request)
        }
    }

    private func failure(_ reason: Message, retryAfter: Date? = nil, of request: Request) -> FetchOutcome {
        .failed(request.failure(reason), retryAfter: retryAfter)
    }

    private func reason(for result: CURLcode, transfer: Transfer, request: Request) -> Message {
        switch transfer.stop {
        case .tooLong: return tooLongReason(request)
        case .headTooLong: return Message(.longHead)
        case .restricted(let address, let restriction): return refusal(of: address, restriction, to: request)
        case nil: break
        }
        switch result {
        case CURLE_OPERATION_TIMEDOUT where transfer.head.status != 0:
            return Message(.tooSlow, ["time": .seconds(settings.timeout)])
        case CURLE_FILESIZE_EXCEEDED: return tooLongReason(request)
        // Only the proxy is connected to.
        case CURLE_COULDNT_CONNECT where settings.proxy(for: request) != nil: return Message(.unreachableProxy)
        case _ where Ending.isLongLine(result) && !transfer.head.isComplete && transfer.head.status != 0:
            return Message(.longHead)
        default:
            let problem = ExchangeProblem(host: request.trail.address.host, timeout: settings.timeout)
            return problem.message(for: result, of: transfer.handle)
        }
    }

    private func refusal(of address: String, _ restriction: Message.Key, to request: Request) -> Message {
        let here = request.trail.address
        let isNamed = address == here.host
        var values: [String: Message.Value] = ["host": .text(here.host), "kind": .message(Message(restriction))]
        if !isNamed { values["address"] = .text(address) }
        // Only the owner can allow private hosts, and only for feeds, so only then mention the setting.
        if request.purpose.isForSource, request.trail.isAtStart || request.isFromPrivateHome(settings) {
            if settings.allows(here.host) { values["host"] = .text(here.hostAndPort) }
            return Message(isNamed ? .refusedHost : .refusedHostAt, values)
        }
        let reason = Message(isNamed ? .restrictedHost : .restrictedHostAt, values)
        return request.trail.isAtStart ? reason : Message(.refusedRedirect, ["reason": .message(reason)])
    }

    private var timeoutReason: Message { Message(.timeout, ["time": .seconds(settings.timeout)]) }
    private func tooLongReason(_ request: Request) -> Message {
        Message(.tooLarge, ["size": .bytes(request.purpose.bodyLimit(settings))])
    }
}
