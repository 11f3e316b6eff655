import CCurl

/// The end of an exchange, by how much of its answer is usable.
enum Ending {
    /// The whole answer arrived, or as much of it as is wanted.
    case whole
    /// The head is complete, but the body was cut off.
    case cutOff
    /// The exchange timed out.
    case late
    /// libcurl rejected the response's header lines.
    case unreadable
    case failed

    init(of transfer: Transfer, _ result: CURLcode) {
        if result == CURLE_OK || transfer.stop == .tooLong && transfer.request.purpose.takesBeginnings {
            self = .whole
            return
        }
        let hasHead = transfer.head.isComplete || transfer.request.isPlain
        switch result {
        case _ where transfer.stop != nil: self = .failed
        // Depending on its version, libcurl reports damaged chunks as one of the first three codes.
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_WRITE_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = hasHead ? .cutOff : .failed
        case CURLE_OPERATION_TIMEDOUT: self = .late
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: self = .unreadable
        default: self = .failed
        }
    }

    /// Returns whether libcurl rejected a header line as longer than its limit of 100 KB. Older versions report this as
    /// out of memory; since 8.6 there is a separate code (`CURLE_TOO_LARGE`).
    static func isLongLine(_ result: CURLcode) -> Bool { result == CURLE_OUT_OF_MEMORY || result.rawValue == 100 }
}
