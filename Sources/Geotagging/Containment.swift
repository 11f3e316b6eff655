import TextReading

/// Handles "Paris, Texas", "Springfield, Ill." and "Camden, Madison County, Texas": the place after the comma
/// identifies the namesake.
struct Containment {
    let resolver: ToponymResolver

    func apply(to toponyms: inout [Toponym], _ groups: inout [NameGroup], _ words: [Word]) {
        let all = groups.map(\.candidates)
        // Work backwards, so that the outermost place is resolved first.
        for index in toponyms.indices.dropLast().reversed() {
            let inner = toponyms[index], outer = toponyms[index + 1]
            guard outer.words.lowerBound == inner.words.upperBound, inner.group != outer.group else { continue }
            let last = words[inner.words.upperBound - 1], gap = words[outer.words.lowerBound].gap
            guard !last.marks.contains(.possessive) || inner.endsWithPossessive,
                gap == .comma || gap == .bracket && last.isCapitalised
            else { continue }
            let fitting = all[inner.group].filter { candidate in
                groups[outer.group].candidates.contains { resolver.lies(candidate.place, in: $0.place) }
            }
            guard !fitting.isEmpty, !fitting[0].traits.contains(.demonym) else { continue }
            let around = groups[outer.group].candidates.filter { candidate in
                fitting.contains { resolver.lies($0.place, in: candidate.place) }
            }
            if groups[inner.group].hasContainer {
                // "Camden, N.J., and Camden, Maine": two different places with the same name.
                toponyms[index].group = groups.count
                groups.append(groups[inner.group])
            }
            groups[toponyms[index].group].candidates = fitting
            groups[toponyms[index].group].hasContainer = true
            groups[outer.group].candidates = around
            toponyms[index].container = index + 1
            toponyms[index + 1].isContainer = true
        }
    }
}
