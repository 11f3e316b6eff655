public import Dispatch
public import Synchronization

/// Does two things at once, each on a processor of its own where there are two; the caller waits for both.
///
/// For work that keeps one processor busy and does not need the other's answer.
@inlinable
public func together<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    let done = Mutex<(first: First?, second: Second?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 {
            let result = first()
            done.withLock { $0.first = result }
        } else {
            let result = second()
            done.withLock { $0.second = result }
        }
    }
    let results = done.withLock { $0 }
    return (results.first ?? first(), results.second ?? second())
}
