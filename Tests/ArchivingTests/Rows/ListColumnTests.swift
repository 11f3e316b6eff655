import Archiving
import Newsroom
import Testing

struct ListColumnTests {
    @Test(arguments: 1...4)
    func listsOfAnyTextComeBack(seed: UInt64) {
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let pieces = ["\\", "\n", "\t", "n", "t", "é", "=", "", "\r\n", "🛰️"]
        func word() -> String { (0..<next(6)).map { _ in pieces[next(pieces.count)] }.joined() }
        for _ in 0..<500 {
            let list = (0..<next(5)).map { _ in word() }
            #expect((ListColumn.text(of: list).map(ListColumn.list(of:)) ?? []) == list)
            let enclosure = Enclosure(
                url: word(), type: next(2) == 0 ? nil : word(), length: next(2) == 0 ? nil : next(9),
                title: next(2) == 0 ? nil : word(), duration: next(2) == 0 ? nil : next(9),
                episode: next(2) == 0 ? nil : next(9), image: next(2) == 0 ? nil : word(),
                transcript: next(2) == 0 ? nil : word())
            let fields = Enclosure.fields.flatMap(\.columns)
            let values = Enclosure.fields.map { $0.value(enclosure, 0) }
            let column = ListColumn.text(of: [RecordColumn.line(of: values, with: fields)])
            let read = column.map(ListColumn.list(of:))?.map { RecordColumn.record(of: $0, with: fields) } ?? []
            #expect(Enclosure.list(of: .records(read)) == [enclosure])
        }
    }
}
