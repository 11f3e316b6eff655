import Foundation
import GRDB

/// Another program's hands on the archive's file.
func sqlite(_ sql: String, in folder: URL) throws {
    try DatabaseQueue(path: folder.appending(path: "pulse.sqlite").path).write { try $0.execute(sql: sql) }
}

/// Calls the body while another connection holds the write lock.
func whileLocked(_ folder: URL, _ body: () throws -> Void) throws {
    let other = try DatabaseQueue(path: folder.appending(path: "pulse.sqlite").path)
    try other.inDatabase { db in
        try db.execute(sql: "BEGIN IMMEDIATE")
        defer { try? db.execute(sql: "ROLLBACK") }
        try body()
    }
}

/// Damages the database as a failing disk does: writes values that the tables themselves would refuse.
func damaged(_ folder: URL, _ sql: String) throws {
    let path = folder.appending(path: "pulse.sqlite").path
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
        try db.execute(
            sql: """
                PRAGMA writable_schema = ON;
                UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE type = 'table';
                PRAGMA writable_schema = RESET;
                """)
    }
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
}
