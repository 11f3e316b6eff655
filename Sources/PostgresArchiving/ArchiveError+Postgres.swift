internal import Archiving

extension ArchiveError {
    init(_ error: any Error, at address: PostgresAddress) {
        switch error {
        case let error as ArchiveError: self = error
        case let error as PostgresError: self.init(error, at: address)
        case let error as DamagedValue:
            self.init(.unreadable, "the archive \(address) is damaged (\(error)): restore a copy of the database")
        default: self.init(.other, "the archive \(address) failed: \(error)")
        }
    }

    private init(_ error: PostgresError, at address: PostgresAddress) {
        switch error.state {
        case nil where !error.needsPassword:
            self.init(
                .unreachable,
                "no PostgreSQL server answers for the archive \(address) (\(error.message)): start it, or correct the address"
            )
        case nil, "28P01", "28000":
            self.init(
                .refused,
                "the server of the archive \(address) rejected the user or password (\(error.message)): "
                    + "name the user in the address, and keep the password in ~/.pgpass or PGPASSWORD")
        case "3D000":
            self.init(
                .missing,
                "the server has no database '\(address.database)' for the archive \(address): create it with createdb")
        case "42501":
            self.init(
                .unwritable,
                "the archive \(address) cannot be written (\(error.message)): its user needs "
                    + "GRANT CREATE ON DATABASE, or to be the owner of the schema pulse")
        case "25006":
            self.init(.unwritable, "the archive \(address) is read-only: use the address of the primary server")
        case "55P03":
            self.init(.locked, "another run is using the archive \(address): wait for it to finish")
        case "53100":
            self.init(
                .full,
                "there is no space left for the archive \(address): free some and run again; no data is lost")
        case "XX001", "XX002":
            self.init(
                .unreadable, "the archive \(address) is damaged (\(error.message)): restore a copy of the database")
        case let state?:
            self.init(.other, "the archive \(address) failed: \(error.message) (\(state))")
        }
    }
}
