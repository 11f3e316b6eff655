internal import Newsroom

/// Template values for a story's picture: those of a `PictureView`, `isHero`, and `from`, a link to the report it comes
/// from.
struct StoryPictureView: TemplateView {
    private let choice: StoryPictures.Choice

    init(_ choice: StoryPictures.Choice) { self.choice = choice }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        // It leads its page, so it is loaded first.
        case "isHero": true
        case "from": LinkView(to: choice.brief)
        default: choice.view.child(named: name)
        }
    }
}
