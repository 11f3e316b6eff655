import CCMarkGFM
import CMarkdownMemory
internal import Foundation

/// A parsed Markdown document, freed with its last owner. A thread has one at a time: its memory goes in one piece.
final class Document {
    private let root: OpaquePointer

    /// The library's list of extensions is global, and written once.
    private static let extensionsAreRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

    /// nil when there is no memory left.
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

    /// The output of one of the library's renderers for the document.
    func bytes(rendered render: (OpaquePointer) -> UnsafeMutablePointer<CChar>?) -> [UInt8] {
        guard let text = render(root) else { return [] }
        return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// Kinds of nodes that are dropped when they have no content, unlike a table's cell.
    private static let vanishing = Set(
        [
            CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK,
            CMARK_NODE_ITEM, CMARK_NODE_LIST, CMARK_NODE_BLOCK_QUOTE,
        ].map(\.rawValue))

    /// Takes out raw HTML, and what is empty without it.
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

    /// Makes one list of lists of one kind that stand side by side, once nothing is between them any more.
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

    /// Joins runs of text that the parser has left in pieces.
    func consolidateText() { cmark_consolidate_text_nodes(root) }

    /// The nodes of some types, in the order of the text.
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
