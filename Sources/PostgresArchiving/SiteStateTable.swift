/// The table `standing`: the state of the site, valid until the archive holds something that the site doesn't show.
enum SiteStateTable {
    static func clear(in session: Session) throws { try session.execute("DELETE FROM standing") }
}
