extension String {
    /// A name as part of a key or a fragment: "Storms and floods" is "storms-and-floods".
    var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
