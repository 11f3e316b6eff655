extension String {
    /// The text in quotation marks, as a single word of a shell's command line. Commands that messages suggest are
    /// copied, and names and addresses in them may come from a hostile feed.
    var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
