internal import CLibXML2
internal import Foundation
internal import MarkupReading
internal import Newsroom
internal import Parsing

/// `xml-benchmark ROUNDS FILE...`: reads the XML feeds among the files in five ways, in turns, so many rounds long: to
/// records and to items, each with the scanner and with libxml2 alone, and with libxml2's push parser into empty handlers.
///
/// Prints megabytes a second of CPU time. Every figure is the median of the rounds, ratios the median of the rounds' own.
@main struct XMLBenchmark {
    private let bodies: [[UInt8]]
    private var seconds: [Way: [Double]] = [:]
    /// How many of the feeds the scanner read to their end.
    private var scanned = 0

    private enum Way: String, CaseIterable {
        case recordsOfScanner = "records, scanner"
        case recordsOfLibrary = "records, libxml2"
        case emptyHandlers = "libxml2, empty handlers"
        case itemsOfScanner = "raw items, scanner"
        case itemsOfLibrary = "raw items, libxml2"
    }

    static func main() throws {
        guard CommandLine.arguments.count > 2, let rounds = Int(CommandLine.arguments[1]), rounds > 0 else {
            return print("usage: xml-benchmark ROUNDS FILE...")
        }
        var benchmark = try XMLBenchmark(files: CommandLine.arguments.dropFirst(2))
        for _ in 0..<rounds {
            for way in Way.allCases { benchmark.seconds[way, default: []].append(benchmark.run(way)) }
        }
        benchmark.report()
    }

    private init(files: ArraySlice<String>) throws {
        bodies = try files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
            .filter { $0.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<") }
    }

    private mutating func run(_ way: Way) -> Double {
        switch way {
        case .recordsOfScanner:
            let (seconds, scanned) = records(.scannerFirst)
            self.scanned = scanned
            return seconds
        case .recordsOfLibrary: return records(.libraryAlone).seconds
        case .itemsOfScanner: return items(.scannerFirst)
        case .itemsOfLibrary: return items(.libraryAlone)
        case .emptyHandlers: return Self.timed { for body in bodies { Self.parseIntoNothing(body) } }
        }
    }

    /// Without the time that decoding takes.
    private func records(_ parsers: FeedDocument.XMLParsers) -> (seconds: Double, scanned: Int) {
        let documents = bodies.map {
            var document = FeedDocument($0, contentType: nil, vocabulary: .feeds)
            document.xmlParsers = parsers
            return document
        }
        var scanned = 0
        let seconds = Self.timed {
            for document in documents where document.read(restart: {}, deliver: { _, _ in true }).isScanned {
                scanned += 1
            }
        }
        return (seconds, scanned)
    }

    private func items(_ parsers: FeedDocument.XMLParsers) -> Double {
        let parser = FeedParser(content: .raw, xmlParsers: parsers)
        return Self.timed { for body in bodies { _ = try? parser.feed(from: FeedBody(bytes: body, url: ""), of: "") } }
    }

    /// libxml2 as `XMLStream` drives it, with handlers that do nothing.
    private static func parseIntoNothing(_ bytes: [UInt8]) {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
        handler.endElementNs = { _, _, _, _ in }
        handler.characters = { _, _, _ in }
        handler.cdataBlock = { _, _, _ in }
        guard let context = xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else { return }
        defer {
            if let document = context.pointee.myDoc { xmlFreeDoc(document) }
            xmlFreeParserCtxt(context)
        }
        let options = [XML_PARSE_NOENT, XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING]
        xmlCtxtUseOptions(context, Int32(options.reduce(0) { $0 | $1.rawValue }))
        let isWhole = bytes.withUnsafeBytes { all in
            let start = all.bindMemory(to: CChar.self).baseAddress
            return stride(from: 0, to: all.count, by: 32 << 10).allSatisfy { offset in
                xmlParseChunk(context, start.map { $0 + offset }, Int32(min(32 << 10, all.count - offset)), 0) == 0
            }
        }
        if isWhole { _ = xmlParseChunk(context, nil, 0, 1) }
    }

    private func report() {
        let megabytes = bodies.reduce(0) { $0 + Double($1.count) } / 1e6
        print("\(bodies.count) feeds, \(Self.rounded(megabytes, 1)) MB; the scanner reads \(scanned) of them")
        for way in Way.allCases {
            print("  \(way.rawValue): \(Self.rounded(megabytes / Self.median(seconds[way] ?? []))) MB/s")
        }
        compare("records", .recordsOfScanner, .recordsOfLibrary)
        compare("records, beside empty handlers", .recordsOfScanner, .emptyHandlers)
        compare("raw items", .itemsOfScanner, .itemsOfLibrary)
    }

    private func compare(_ what: String, _ scanner: Way, _ library: Way) {
        let ratios = zip(seconds[library] ?? [], seconds[scanner] ?? []).map { $0 / $1 }
        print("  \(what): the scanner is \(Self.rounded(Self.median(ratios), 2)) times as fast as libxml2")
    }

    private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    private static func rounded(_ number: Double, _ places: Int = 0) -> String {
        String(format: "%.\(places)f", number)
    }

    private static func timed(_ body: () -> Void) -> Double {
        let start = processorTime
        body()
        return processorTime - start
    }

    /// User and system time of this process, seconds.
    private static var processorTime: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}
