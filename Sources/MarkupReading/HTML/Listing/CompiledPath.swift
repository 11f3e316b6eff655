import CLibXML2

/// A compiled XPath expression.
final class CompiledPath {
    let pointer: xmlXPathCompExprPtr

    /// The maximum length, and the maximum number of brackets and slashes. libxml2 calls itself for each, and threads
    /// have small stacks.
    private static let (longest, deepest) = (1_000, 100)

    /// - Parameter context: the context it will be evaluated in.
    init(_ expression: String, _ context: xmlXPathContextPtr) throws(SelectorProblem) {
        guard expression.utf8.count <= Self.longest,
            expression.utf8.count(where: { "([/|".utf8.contains($0) }) <= Self.deepest
        else { throw .tooLong }
        guard let pointer = xmlXPathCtxtCompile(context, expression) else {
            let place = min(max(0, Int(context.pointee.lastError.int1)), expression.utf8.count)
            throw .unreadable(position: String(decoding: expression.utf8.prefix(place), as: UTF8.self).count + 1)
        }
        xmlXPathFreeCompExpr(pointer)
        // In parentheses, because libxml2 evaluates a bare path such as `//*//*//*` by another algorithm, without a
        // limit on steps.
        guard let bounded = xmlXPathCtxtCompile(context, "(\(expression))") else { throw .unusable }
        self.pointer = bounded
    }

    deinit { xmlXPathFreeCompExpr(pointer) }
}

/// A reason why an expression cannot be used.
package enum SelectorProblem: Error, Equatable {
    case tooLong
    /// It is not XPath from this character on, counted from 1.
    case unreadable(position: Int)
    /// It uses an unknown function, variable or prefix, takes too many steps, or selects neither nodes nor text.
    case unusable

    /// Returns the problem of an expression, tried on an empty page; nil if there is none.
    package static func problem(of expression: String) -> SelectorProblem? {
        guard let page = SelectablePage(PageTree("<p><a href=\"/\">x</a>")) else { return nil }
        do throws(SelectorProblem) {
            _ = try page.selections(of: page.compiled(expression))
            return nil
        } catch { return error }
    }
}
