import Foundation
import Newsroom
import Parsing

// parse-benchmark raw|sanitised LOOPS FILE...: reads the files, then parses all of them LOOPS times.
// Prints megabytes, items, failures, the median of the CPU seconds, and the peak of resident memory in KiB before and
// after parsing.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 2, let loops = Int(arguments[2]), let content = content(named: arguments[1]) else {
    print("usage: parse-benchmark raw|sanitised LOOPS FILE...")
    exit(2)
}

let bodies = try arguments.dropFirst(2).map { path in
    FeedBody(bytes: [UInt8](try Data(contentsOf: URL(filePath: path))), url: "")
}
let before = peak
let parser = FeedParser(content: content)
var items = 0
var failures = 0
var seconds: [Double] = []
for _ in 0..<loops {
    (items, failures) = (0, 0)
    let start = processorTime
    for body in bodies {
        if let feed = try? parser.feed(from: body, of: "") { items += feed.items.count } else { failures += 1 }
    }
    seconds.append(processorTime - start)
}
let bytes = bodies.reduce(0) { $0 + $1.bytes.count }
print(bytes, items, failures, seconds.sorted()[loops / 2], before, peak)

func content(named name: String) -> FeedParser.Content? {
    switch name {
    case "raw": .raw
    case "sanitised": .sanitised
    default: nil
    }
}

/// User and system time of this process, seconds.
var processorTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}

/// KiB.
var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
}
