// @ts-check
/** Asks for the passphrase of a private site and leaves its key with the worker (`worker.js`), which opens everything else. */
;(async () => {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('#opening'))
  const field = /** @type {HTMLInputElement} */ (document.querySelector('#passphrase'))
  const delay = /** @type {HTMLSelectElement} */ (document.querySelector('#after'))
  const line = /** @type {HTMLElement} */ (document.querySelector('#said'))

  // Without a safe context a browser has neither (W3C, "Secure Contexts").
  if (!navigator.serviceWorker || !globalThis.crypto?.subtle || !globalThis.DecompressionStream) return unable()
  form.hidden = false
  field.focus()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void open()
  })

  async function open() {
    line.textContent = form.dataset.opening ?? ''
    const lock = await findLock()
    if (!lock) {
      line.textContent = form.dataset.unreachable ?? ''
      return
    }
    const key = await keyOf(field.value, lock)
    if (!key) {
      line.textContent = form.dataset.wrong ?? ''
      field.select()
      return
    }
    try {
      await register(lock.root)
      await keep(lock.root, { key, salt: lock.salt, after: Number(delay.value), used: Date.now() })
    } catch {
      return unable()
    }
    location.reload()
  }

  function unable() {
    form.hidden = true
    line.textContent = ''
    const unable = /** @type {HTMLElement} */ (document.querySelector('#unable'))
    unable.hidden = false
  }

  /**
   * How the site is opened, and where it lies: this page may stand for one in a folder.
   * @returns {Promise<{ root: string, rounds: number, salt: string, check: string } | null>}
   */
  async function findLock() {
    for (let folder = new URL('.', location.href); ; folder = new URL('..', folder)) {
      try {
        const answer = await fetch(new URL('private.json', folder), { cache: 'no-cache' })
        // Hosts there are that answer with a page for whatever they lack.
        const lock = answer.ok ? await answer.json().catch(() => null) : null
        if (lock?.format === 1) return { ...lock, root: folder.href }
      } catch {
        return null
      }
      if (folder.pathname === '/') return null
    }
  }

  /**
   * The site's key, which cannot be taken out of the browser; null for a wrong passphrase.
   * @param {string} passphrase
   * @param {{ rounds: number, salt: string, check: string }} lock
   */
  async function keyOf(passphrase, lock) {
    const { subtle } = crypto
    const typed = new TextEncoder().encode(trimmed(passphrase.normalize('NFC')))
    const material = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
    const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(lock.salt), iterations: lock.rounds }
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await subtle.importKey('raw', await subtle.deriveBits(way, material, 256), hmac, false, ['sign'])
    const own = await subtle.sign('HMAC', key, new TextEncoder().encode('file\0private.json\0'))
    const opener = await subtle.importKey('raw', own, 'AES-GCM', false, ['decrypt'])
    const check = bytes(lock.check)
    return subtle.decrypt({ name: 'AES-GCM', iv: check.slice(0, 12) }, opener, check.slice(12)).then(
      () => key,
      () => null,
    )
  }

  /**
   * Without what is not seen around it, as `Passphrase.swift` has it.
   * @param {string} text
   */
  function trimmed(text) {
    const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u
    const letters = [...text]
    const first = letters.findIndex((letter) => !unseen.test(letter))
    if (first < 0) return ''
    while (unseen.test(letters[letters.length - 1])) letters.pop()
    return letters.slice(first).join('')
  }

  /** @param {string} text in Base64 */
  function bytes(text) {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  }

  /** @param {string} root */
  async function register(root) {
    // A service worker's address is a script's: browsers with Trusted Types take it from a policy alone.
    const url = `${root}worker.js`
    const policy = globalThis.trustedTypes?.createPolicy('pulse', { createScriptURL: (text) => text })
    await navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url, { scope: root })
    await navigator.serviceWorker.ready
  }

  /**
   * Leaves the key where the worker looks for it.
   * @param {string} root
   * @param {{ key: CryptoKey, salt: string, after: number, used: number }} record
   * @returns {Promise<void>}
   */
  function keep(root, record) {
    return new Promise((done, failed) => {
      const asked = indexedDB.open(`pulse-private ${root}`, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore('keys')
      asked.onerror = () => failed(asked.error)
      asked.onsuccess = () => {
        const change = asked.result.transaction('keys', 'readwrite')
        change.objectStore('keys').put(record, 'site')
        change.oncomplete = () => {
          asked.result.close()
          done()
        }
        change.onerror = () => failed(change.error)
      }
    })
  }
})()
