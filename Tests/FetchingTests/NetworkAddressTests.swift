import Newsroom
import TestSupport
import Testing

@testable import Fetching

@Suite("Which addresses are on the public Internet")
struct NetworkAddressTests {
    @Test(
        "Restricted addresses, by the first and the last of each range",
        arguments: [
            ("an unspecified address", ["0.0.0.0", "0.255.255.255", "::", "::ffff:0.0.0.0"]),
            (
                "a private address",
                [
                    "10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255",
                    "fc00::",
                    "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "fec0::1", "::ffff:10.0.0.1", "64:ff9b::10.0.0.1",
                    "2002:0a00:0001::",
                ]
            ),
            ("a carrier-grade NAT address", ["100.64.0.0", "100.127.255.255"]),
            ("a loopback address", ["127.0.0.0", "127.255.255.255", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"]),
            (
                "a link-local address",
                [
                    "169.254.0.0", "169.254.169.254", "169.254.255.255", "fe80::", "febf:ffff::1",
                    "::ffff:169.254.169.254",
                ]
            ),
            ("a multicast address", ["224.0.0.0", "239.255.255.255", "ff00::", "ff02::1", "ffff::"]),
            (
                "an address reserved for documentation",
                [
                    "192.0.2.0", "192.0.2.255", "198.51.100.7", "203.0.113.7", "2001:db8::", "2001:db8:ffff::",
                    "3fff::", "3fff:fff::",
                ]
            ),
            ("an address reserved for benchmarks", ["198.18.0.0", "198.19.255.255"]),
            (
                "a reserved address",
                [
                    "192.0.0.0", "192.88.99.1", "240.0.0.0", "255.255.255.255", "2001::1", "2001:1ff::", "64:ff9b:1::1",
                    "100::1",
                    "::7f00:1", "5f00::1", "4000::", "1fff::",
                ]
            ),
        ])
    func restricted(restriction: String, addresses: [String]) throws {
        for text in addresses {
            #expect(
                try #require(NetworkAddress(text)).restriction.map { Message($0).english } == restriction, "\(text)")
        }
    }

    @Test(
        "Their neighbours are public",
        arguments: [
            "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
            "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.255", "192.0.3.0",
            "192.167.255.255",
            "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "8.8.8.8", "2001:200::",
            "2001:4860:4860::8888",
            "2606:4700::1111", "2a00:1450::1", "3ffe::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:0808:0808::",
        ])
    func publicAddress(text: String) throws {
        #expect(try #require(NetworkAddress(text)).restriction == nil)
    }

    @Test(
        "Names and curiosities are not numbers",
        arguments: ["", "localhost", "127.1", "0x7f.0.0.1", "1.2.3.4.5", "fe80::1%lo"])
    func notNumbers(text: String) { #expect(NetworkAddress(text) == nil) }

    @Test("Numbers are written as people write them", arguments: ["10.0.0.5", "::1", "2001:db8::1"])
    func text(text: String) { #expect(NetworkAddress(text)?.text == text) }
}
