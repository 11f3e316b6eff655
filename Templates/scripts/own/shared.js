// @ts-check
import { notice } from '../notice.js'
import { isWeb } from '../page.js'
import { store } from '../store.js'
import { words } from '../words.js'

/**
 * Saves what another program has shared with the installed site (`share_target` of the manifest): it stands in the address, which
 * is cleared.
 * @param {Location} location
 */
export async function takeShared(location) {
  const asked = new URL(location.href).searchParams
  const text = asked.get('text') ?? ''
  // Android's browsers put the address into the text.
  const url = [asked.get('url') ?? '', ...text.split(/\s+/)].find(isWeb)
  if (!url) return
  history.replaceState(null, '', location.pathname)
  const saved = store.get('saved')
  const said = await words()
  if (!saved.some((article) => article.url === url)) {
    const title = asked.get('title') || text.replace(url, '').trim() || url
    const { host } = new URL(url)
    const id = `shared-${Date.now().toString(36)}`
    store.set('saved', [{ ...blank, id, title, url, source: host, publisher: host, at: Date.now() }, ...saved])
  }
  notice(said.text('tools.saved'))
}

const blank = { category: '', language: '', stamp: '', image: '', summary: '', story: '' }
