/// Returns the paths of a value's properties that hold nothing: nil, zero, false, or an empty text or list.
///
/// A sample that has none proves that a stored form keeps every property of its type. One that is added later is empty
/// in the sample, and the test fails until it is filled in and stored.
public func emptyProperties(of value: Any, at path: String = "") -> [String] {
    func isZero(_ number: some Numeric) -> Bool { number == 0 }
    switch value {
    case let text as String: return text.isEmpty ? [path] : []
    case let flag as Bool: return flag ? [] : [path]
    case let number as any Numeric: return isZero(number) ? [path] : []
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let style = mirror.displayStyle
    let mayBeEmpty = style == .optional || style == .collection || style == .dictionary || style == .set
    if mayBeEmpty && mirror.children.isEmpty { return [path] }
    return mirror.children.flatMap { child in
        let label = style == .optional ? nil : child.label
        return emptyProperties(
            of: child.value, at: [path, label ?? ""].filter { !$0.isEmpty }.joined(separator: "."))
    }
}
