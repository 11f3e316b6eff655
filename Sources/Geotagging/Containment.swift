/// Reads "Paris, Texas", "Springfield, Ill." and "Camden, Madison County, Texas": what stands behind the comma says
/// which place of the name is meant.
struct Containment {
    let resolver: Resolver

    func apply(to spots: inout [Spot], _ groups: inout [NameGroup], _ tokens: [Token]) {
        let all = groups.map(\.candidates)
        // From the end, so that the outermost place is known first.
        for index in spots.indices.dropLast().reversed() {
            let inner = spots[index], outer = spots[index + 1]
            guard outer.tokens.lowerBound == inner.tokens.upperBound else { continue }
            let gap = tokens[outer.tokens.lowerBound].gap
            guard gap == .comma || gap == .bracket && tokens[outer.tokens.lowerBound - 1].isCapitalised else {
                continue
            }
            guard inner.group != outer.group else { continue }
            let fitting = all[inner.group].filter { candidate in
                groups[outer.group].candidates.contains { resolver.lies(candidate.row, in: $0.row) }
            }
            guard !fitting.isEmpty, !fitting[0].marks.contains(.demonym) else { continue }
            let around = groups[outer.group].candidates.filter { candidate in
                fitting.contains { resolver.lies($0.row, in: candidate.row) }
            }
            if groups[inner.group].hasContainer {
                // "Camden, N.J., and Camden, Maine": two places of one name.
                spots[index].group = groups.count
                groups.append(groups[inner.group])
            }
            groups[spots[index].group].candidates = fitting
            groups[spots[index].group].hasContainer = true
            groups[outer.group].candidates = around
            spots[index].container = index + 1
            spots[index + 1].isContainer = true
        }
    }
}
