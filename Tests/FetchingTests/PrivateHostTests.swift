import Fetching
import Testing

@Suite struct PrivateHostTests {
    @Test(
        "hosts of a reader's own machine or network are known in every spelling that browsers read",
        arguments: [
            "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7F.0.0.1", "0177.0.0.1", "017700000001",
            "0", "0.0.0.0",
            "127.0.0.1.", "127%2e0%2e0%2e1", "１２７.0.0.1", "127。0。0。1", "10.0.0.5", "10.1", "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1", "3232235777", "169.254.169.254", "100.64.0.1", "[::1]", "[::]", "[::ffff:127.0.0.1]",
            "[::ffff:a00:5]",
            "[fe80::1]", "[fe80::1%25eth0]", "[fd00::1]", "[fc00::]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
            "localhost", "LocalHost",
            "localhost.", "news.localhost", "printer", "router.local", "wiki.internal", "nas.home.arpa", "box.lan",
            "a.b.corp",
            "pc.localdomain", "[::g]", "",
        ])
    func isPrivate(host: String) {
        #expect(isPrivateHost(host))
        #expect(!isPlainlyPublic("https://\(host)/a"))
    }

    @Test(
        "public hosts are not",
        arguments: [
            "news.example", "example.org", "8.8.8.8", "134744072", "172.32.0.1", "172.15.0.1", "192.167.1.1",
            "11.0.0.1",
            "100.128.0.1", "[2606:4700:4700::1111]", "xn--mnchen-3ya.example", "münchen.example", "local.example",
            "localhost.example",
            "1.2.3.4.example", "home.example", "127.0.0.1.example", "192.0.2.7",
        ])
    func isPublic(host: String) { #expect(!isPrivateHost(host)) }
}
