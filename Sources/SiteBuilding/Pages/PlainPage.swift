/// A page that says the same of every edition: `404.html`.
struct PlainPage: TemplateView {
    let siteTitle: String

    func child(named name: String) -> Any? { name == "siteTitle" ? siteTitle : nil }
}
