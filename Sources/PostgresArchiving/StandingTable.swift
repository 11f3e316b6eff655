/// The table `standing`: the site as it stands, while nothing has been remembered that it does not show.
enum StandingTable {
    static func clear(in session: Session) throws { try session.execute("DELETE FROM standing") }
}
