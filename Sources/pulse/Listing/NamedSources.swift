import FeedListing
import Newsroom

/// Returns the indices of sources given by name, id or address, without duplicates and in list order.
///
/// - Parameter origin: where the names come from: an option or a file.
/// - Throws: a line for each name that matches no source or several.
func indices(of names: [String], among sources: [FeedSource], from origin: String) throws(CommandFailure) -> [Int] {
    let lookup = SourceLookup(sources)
    var (indices, problems): (Set<Int>, [String]) = ([], [])
    for name in names {
        do throws(UnknownSource) { indices.insert(try lookup.place(of: name)) } catch {
            problems.append("\(origin): \(error)")
        }
    }
    guard problems.isEmpty else { throw CommandFailure(status: .usage, lines: problems) }
    return indices.sorted()
}
