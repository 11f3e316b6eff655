// @ts-check
import { record } from './cards.js'
import { notice } from './notice.js'
import { share } from './share.js'
import { store } from './store.js'
import { words } from './words.js'

/**
 * Does what a reader asks for with an article, and says that it is done.
 * @param {string} name "save", "share" or "mute" @param {import('./cards.js').Entry} article
 */
export async function act(name, article) {
  const said = await words()
  if (name === 'save') {
    const before = store.get('saved')
    const isSaved = before.some((/** @type {any} */ kept) => kept.id === article.id)
    store.set('saved', isSaved
      ? before.filter((/** @type {any} */ kept) => kept.id !== article.id)
      : [{ ...record(article), at: Date.now() }, ...before])
    notice(said.text(isSaved ? 'tools.unsaved' : 'tools.saved'), isSaved ? { label: said.text('tools.undo'), act: () => store.set('saved', before) } : undefined)
  } else if (name === 'share') {
    await share(article.title, article.url)
  } else {
    const before = store.get('muted')
    store.set('muted', { ...before, sources: [...new Set([...before.sources, article.source])] })
    notice(said.text('tools.muted', { source: article.publisher }), { label: said.text('tools.undo'), act: () => store.set('muted', before) })
  }
}
