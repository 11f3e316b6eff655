/// `address`, `width`, `height`: so that a page keeps room for it before it is there.
struct PictureView: TemplateView {
    let address: String
    let width: Int
    let height: Int

    func child(named name: String) -> Any? {
        switch name {
        case "address": address
        case "width": String(width)
        case "height": String(height)
        default: nil
        }
    }
}
