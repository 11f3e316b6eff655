import CCurl

/// How an exchange ended, as far as its answer can still be used.
enum Ending {
    /// The whole answer came, or as much as is wanted.
    case whole
    /// The connection broke off, or its end is missing, behind a whole head.
    case cutOff
    /// The time was up.
    case late
    /// libcurl refuses the head.
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
        // Damaged chunks are the last but one or the last of the first three, as libcurl is old or new.
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_WRITE_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = hasHead ? .cutOff : .failed
        case CURLE_OPERATION_TIMEDOUT: self = .late
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: self = .unreadable
        default: self = .failed
        }
    }

    /// Whether it is how libcurl says that a line of a head is longer than it takes: 100 KB. What older ones call out of memory
    /// has a name of its own (`CURLE_TOO_LARGE`) since 8.6.
    static func isLongLine(_ result: CURLcode) -> Bool { result == CURLE_OUT_OF_MEMORY || result.rawValue == 100 }
}
