/// The table `standing`: the state of the site, valid until something is stored that it doesn't show.
enum SiteStateTable {
    static func clear(in session: Session) throws { try session.execute("DELETE FROM standing") }
}
