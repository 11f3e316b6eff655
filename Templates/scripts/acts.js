// @ts-check
import { record } from './cards.js'
import { notice } from './notice.js'
import { address, storyPath } from './page.js'
import { share } from './share.js'
import { store } from './store.js'
import { undoable } from './undoing.js'
import { words } from './words.js'

/** @typedef {import('./cards.js').Entry} Entry */
/** @typedef {import('./words.js').Words} Words */

/**
 * Performs an action on an article and confirms it.
 * @param {string} name "save", "share", "follow", "read" or "mute"
 * @param {Entry} article
 */
export async function act(name, article) {
  const said = await words()
  if (name === 'save') save(article, said)
  else if (name === 'share') await share(article.title, article.story ? address(storyPath(article.story)) : article.url)
  else if (name === 'read') (await import('./own/reading-by-hand.js')).turn(article.id)
  else if (name === 'follow') await (await import('./own/follow-menu.js')).open(article)
  else mute(article, said)
}

/**
 * Saves an article, or removes it from the saved ones.
 * @param {Entry} article
 * @param {Words} said
 */
function save(article, said) {
  const before = store.get('saved')
  const others = before.filter(({ id }) => id !== article.id)
  const isSaved = others.length < before.length
  let isKept = true
  const undo = undoable(['saved'], () => {
    isKept = store.set('saved', isSaved ? others : [{ ...record(article), at: Date.now() }, ...before])
  })
  if (isSaved) notice(said.text('tools.unsaved'), { label: said.text('tools.undo'), act: () => void undo() })
  else notice(said.text(isKept ? 'tools.saved' : 'store.unkept'))
}

/**
 * Mutes an article's source.
 * @param {Entry} article
 * @param {Words} said
 */
function mute(article, said) {
  const undo = undoable(['muted'], () =>
    store.update('muted', (before) => ({ ...before, sources: [...new Set([...before.sources, article.source])] })),
  )
  notice(said.text('tools.muted', { source: article.publisher }), {
    label: said.text('tools.undo'),
    act: () => void undo(),
  })
}
