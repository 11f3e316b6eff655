// @ts-check
/** If the leading story is muted, the next one leads, in its place and with its appearance. */

/**
 * The story that leads instead, whether it comes from a row of a list, that row, and the row's placeholder.
 * @type {{ story: Element, isRank: boolean, row: Element, gap: Comment } | null}
 */
let instead = null

/** Moves the story that leads instead back into its row. */
export function giveBack() {
  if (!instead) return
  const { story, isRank, row, gap } = instead
  story.classList.remove('hero')
  if (isRank) story.classList.replace('card', 'rank')
  row.prepend(story)
  gap.replaceWith(row)
  instead = null
}

/**
 * Makes the first visible story lead if the leading one is hidden.
 * @param {Document} page
 */
export function promote(page) {
  giveBack()
  const { classList } = page.documentElement
  if (classList.contains('shows-muted') || classList.contains('blurs-muted')) return
  const place = page.querySelector('.lead-hero:has(> .is-muted)')
  const story = [...page.querySelectorAll('.ranks > li > [data-id]')].find((each) => each.checkVisibility())
  const row = story?.parentElement
  if (!place || !story || !row) return
  const gap = page.createComment('')
  row.replaceWith(gap)
  const isRank = story.classList.replace('rank', 'card')
  story.classList.add('hero')
  place.append(story)
  instead = { story, isRank, row, gap }
}
