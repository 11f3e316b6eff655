import CMemory
import Foundation
import Newsroom
import Parsing

// parse-benchmark raw|sanitised LOOPS FILE...: reads the files, then parses all of them LOOPS times.
// Prints bytes, items, failures, the median of the CPU seconds, and by how many KiB resident memory grew at its peak, the
// files' own bytes included, over what the process held after a first feed.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 2, let loops = Int(arguments[2]), loops > 0, let content = content(named: arguments[1]) else {
    print("usage: parse-benchmark raw|sanitised LOOPS FILE...")
    exit(2)
}

// As the tool does.
mallopt(M_MMAP_THRESHOLD, 256 << 10)
let parser = FeedParser(content: content)
// What is read once a process, however large the feeds: tables, the library's set-up.
for ending in ["", "</description></item></channel></rss>"] {
    let item = """
        <item><title>é &amp; e</title><link>https://a.example/1</link><pubDate>Thu, 16 Sep 2021 08:30:00 GMT</pubDate>
        <description>&lt;p&gt;&lt;a href="https://a.example/?x=1"&gt;x’s&lt;/a&gt;&lt;/p&gt;</description></item>
        """
    let items = String(repeating: item, count: 20)
    let text = "<rss version='2.0'><channel>\(items)<item><title>e & e</title><description>&lt;p>x" + ending
    _ = try? parser.feed(from: FeedBody(bytes: Array(text.utf8), url: "https://a.example/"), of: "")
}
// The first file pays what a process pays once, 110 to 150 KB more. The memory of its items goes back before counting
// begins.
if let first = arguments.dropFirst(2).first {
    _ = try? parser.feed(from: FeedBody(bytes: try contents(of: first), url: ""), of: "")
}
// Nor is asking for the peak, whose code comes into memory when it is first run, 64 KB at a time.
_ = (peak, processorTime)
malloc_trim(0)
try forgetPeak()
let before = peak
let bodies = try arguments.dropFirst(2).map { FeedBody(bytes: try contents(of: $0), url: "") }
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
print(bytes, items, failures, seconds.sorted()[loops / 2], peak - before)

func content(named name: String) -> FeedParser.Content? {
    switch name {
    case "raw": .raw
    case "sanitised": .sanitised
    default: nil
    }
}

/// A file's bytes, in memory once: what Foundation reads would count twice.
func contents(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = fread(buffer.baseAddress, 1, size, file)
    }
}

/// User and system time of this process, seconds.
var processorTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}

/// Counts the peak from here on (proc(5), clear_refs).
func forgetPeak() throws {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
}

/// The most memory that was resident, KiB. Not of `getrusage`, which counts what the parent process had when it forked.
var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}
