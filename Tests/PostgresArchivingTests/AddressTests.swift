import Testing

@testable import PostgresArchiving

struct AddressTests {
    @Test(arguments: [
        ("postgresql:///pulse", "postgresql:///pulse"),
        ("postgres://news@db.example:5433/pulse", "postgresql://news@db.example:5433/pulse"),
        ("postgresql://news:geheim@db.example/pulse", "postgresql://news@db.example/pulse"),
        ("postgresql://news@/pulse?host=/run/x&password=geheim", "postgresql://news@/pulse?host=/run/x"),
    ])
    func isShownWithoutItsPassword(text: String, shown: String) {
        #expect(PostgresAddress(text)?.description == shown)
    }

    @Test(arguments: ["Data/pulse.sqlite", "postgresql://[db/pulse", "postgresql://a/b?secret=c", "http://a/b", ""])
    func whatIsNoAddressIsNone(text: String) { #expect(PostgresAddress(text) == nil) }

    @Test(arguments: [
        (
            "postgresql://news:ge:he@im@db.example/pulse?sslmode=require",
            "postgresql://news:***@db.example/pulse?sslmode=require"
        ),
        ("postgresql://db.example:5433/pulse", "postgresql://db.example:5433/pulse"),
        (
            "postgresql:///pulse?user=a&password=geheim&sslpassword=x",
            "postgresql:///pulse?user=a&password=***&sslpassword=***"
        ),
        ("/srv/a:b@c/pulse.sqlite", "/srv/a:b@c/pulse.sqlite"),
    ])
    func aTextLosesItsPassword(text: String, shown: String) {
        #expect(PostgresAddress.withoutPassword(text) == shown)
    }
}
