import Foundation
import MarkupReading

// sanitise-benchmark LOOPS FILE: reads the texts of FILE (each behind its length in bytes and a line break), then makes
// each of them harmless HTML and plain text, LOOPS times.
// Prints texts, bytes in, bytes of HTML and of plain text out, and the least of the CPU seconds.

guard CommandLine.arguments.count == 3, let loops = Int(CommandLine.arguments[1]) else {
    print("usage: sanitise-benchmark LOOPS FILE")
    exit(2)
}

var rest = try Data(contentsOf: URL(filePath: CommandLine.arguments[2]))[...]
var texts: [String] = []
while let end = rest.firstIndex(of: 0x0A), let count = Int(String(decoding: rest[..<end], as: UTF8.self)) {
    texts.append(String(decoding: rest[(end + 1)...].prefix(count), as: UTF8.self))
    rest = rest[(end + 1)...].dropFirst(count)
}

let cleaner = HTMLCleaner()
var html = 0
var plain = 0
var seconds: [Double] = []
for _ in 0..<loops {
    (html, plain) = (0, 0)
    let start = processorTime
    for text in texts {
        let prose = cleaner.prose(from: text, base: nil)
        html += prose.html.utf8.count
        plain += prose.text.utf8.count
    }
    seconds.append(processorTime - start)
}
print(texts.count, texts.reduce(0) { $0 + $1.utf8.count }, html, plain, seconds.min() ?? 0)

/// User and system time of this process, seconds.
var processorTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}
