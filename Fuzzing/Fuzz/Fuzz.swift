import CFuzzer
import PropertyChecking

/// `Fuzz TARGET [libFuzzer's options and corpora]`: calls a target with inputs that libFuzzer makes up, and stops at the
/// first that breaks its promise.
@main enum Fuzz {
    static func main() {
        var arguments = CommandLine.unsafeArgv
        var count = CommandLine.argc
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        guard count > 1, let name = arguments[1] else { return print("Fuzz TARGET [option ...]: \(names)") }
        guard let target = FuzzTarget(rawValue: String(cString: name)) else { fatalError("the targets are \(names)") }
        // libFuzzer runs its callback in the process that it starts again for every job: the name stays in front.
        arguments[1] = arguments[0]
        arguments += 1
        count -= 1
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
        exit(target, &count, &list)
    }

    private static func exit(
        _ target: FuzzTarget, _ count: inout Int32, _ list: inout UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) {
        _ = LLVMFuzzerRunDriver(&count, &list, callback(target))
    }

    /// A function of C carries no context: one for each target.
    private static func callback(_ target: FuzzTarget) -> @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 {
        switch target {
        case .feed: { check(.feed, $0, $1) }
        case .json: { check(.json, $0, $1) }
        case .xml: { check(.xml, $0, $1) }
        case .sanitise: { check(.sanitise, $0, $1) }
        case .extract: { check(.extract, $0, $1) }
        case .date: { check(.date, $0, $1) }
        case .address: { check(.address, $0, $1) }
        case .markdown: { check(.markdown, $0, $1) }
        case .robots: { check(.robots, $0, $1) }
        case .opml: { check(.opml, $0, $1) }
        case .settings: { check(.settings, $0, $1) }
        case .picture: { check(.picture, $0, $1) }
        }
    }
}

private func check(_ target: FuzzTarget, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    if let complaint = target.complaint(about: input) { fatalError(complaint) }
    return 0
}
