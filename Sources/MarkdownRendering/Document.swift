import CCMarkGFM
import CMarkdownMemory
internal import Foundation

/// A parsed Markdown document, freed with its last reference. Each thread can have only one at a time, because its
/// memory is reset as a whole.
final class Document {
    private let root: OpaquePointer

    /// A token that registers the library's extensions once; their list is global.
    private static let extensionsAreRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

    /// Fails (nil) if memory runs out.
    init?(_ markdown: some Collection<UInt8>, options: Int32) {
        Self.extensionsAreRegistered
        guard let parser = cmark_parser_new_with_mem(options, pulse_markdown_memory()) else { return nil }
        if let table = cmark_find_syntax_extension("table") {
            cmark_parser_attach_syntax_extension(parser, table)
        }
        func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        if markdown.withContiguousStorageIfAvailable(feed) == nil { Array(markdown).withUnsafeBufferPointer(feed) }
        guard let root = cmark_parser_finish(parser) else {
            pulse_markdown_memory_reset()
            return nil
        }
        self.root = root
    }

    deinit { pulse_markdown_memory_reset() }

    /// Renders the document with one of the library's renderers.
    func bytes(rendered render: (OpaquePointer) -> UnsafeMutablePointer<CChar>?) -> [UInt8] {
        guard let text = render(root) else { return [] }
        return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// The kinds of nodes that are removed when empty; a table cell is not one of them.
    private static let vanishing = Set(
        [
            CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK,
            CMARK_NODE_ITEM, CMARK_NODE_LIST, CMARK_NODE_BLOCK_QUOTE,
        ].map(\.rawValue))

    /// Removes raw HTML and the nodes that become empty without it.
    func removeHTML() {
        for node in nodes(where: { $0 == CMARK_NODE_HTML_BLOCK || $0 == CMARK_NODE_HTML_INLINE }) {
            var node = node
            while let parent = cmark_node_parent(node), parent != root, cmark_node_first_child(parent) == node,
                cmark_node_last_child(parent) == node, Self.vanishing.contains(cmark_node_get_type(parent).rawValue)
            {
                node = parent
            }
            cmark_node_unlink(node)
            cmark_node_free(node)
        }
    }

    /// Merges adjacent lists of the same kind, which no longer have anything between them.
    func joinLists() {
        for list in nodes(where: { $0 == CMARK_NODE_LIST }) {
            guard let previous = cmark_node_previous(list), cmark_node_get_type(previous) == CMARK_NODE_LIST,
                cmark_node_get_list_type(previous) == cmark_node_get_list_type(list)
            else { continue }
            while let item = cmark_node_first_child(list) { cmark_node_append_child(previous, item) }
            cmark_node_unlink(list)
            cmark_node_free(list)
        }
    }

    /// Merges adjacent text nodes.
    func consolidateText() { cmark_consolidate_text_nodes(root) }

    /// Returns the nodes of the wanted types, in document order.
    func nodes(where isWanted: (cmark_node_type) -> Bool) -> [OpaquePointer] {
        guard let iterator = cmark_iter_new(root) else { return [] }
        defer { cmark_iter_free(iterator) }
        var nodes: [OpaquePointer] = []
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return nodes }
            if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
                isWanted(cmark_node_get_type(node))
            {
                nodes.append(node)
            }
        }
    }
}
