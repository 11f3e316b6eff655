// @ts-check
import { shapes } from './shapes.js'

/** Every key in the browser's storage begins so; another program may live on the same host. */
const prefix = 'pulse.'

/** The version of the data's shapes. A later version reads earlier ones through `migrations`. */
const version = 1

/** @type {Record<number, (data: Record<string, any>) => Record<string, any>>} from a version to the next */
const migrations = {}

/** Where there is no storage, or it is full, what is chosen holds as long as the page is open. */
/** @type {Map<string, string>} */
const memory = new Map()

/** @type {Map<string, Set<(value: any) => void>>} */
const watchers = new Map()

/** @param {string} key */
function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return localStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

/** @param {string} key @param {string} text */
function write(key, text) {
  try {
    localStorage.setItem(prefix + key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** @param {string} key */
function raw(key) {
  try {
    return JSON.parse(read(key) ?? 'null')
  } catch {
    return null
  }
}

/** @param {string} key @param {string | null} text */
function parsed(key, text) {
  const shape = shapes[key]
  if (!shape) throw new RangeError(`nothing is kept under '${key}'`)
  try {
    const value = text === null ? undefined : JSON.parse(text)
    if (shape.holds(value)) return value
  } catch {
    // Damaged: as if nothing were kept.
  }
  return structuredClone(shape.none)
}

/** What is kept in the reader's browser, and nowhere else. */
export const store = {
  /** @param {string} key one of `shapes` */
  get: (key) => parsed(key, read(key)),

  /** @param {string} key @param {any} value */
  set(key, value) {
    write(key, JSON.stringify(value))
    for (const watcher of watchers.get(key) ?? []) watcher(value)
  },

  /** @param {string} key @param {(value: any) => any} change is given what is kept and returns what shall be */
  update(key, change) { this.set(key, change(this.get(key))) },

  /** Hears of changes, also of those made in another tab. @param {string} key @param {(value: any) => void} watcher */
  watch(key, watcher) { watchers.set(key, (watchers.get(key) ?? new Set()).add(watcher)) },

  /** Everything, as JSON for a file. */
  export: () =>
    JSON.stringify({ format: 'global-pulse', version, data: Object.fromEntries(kept().map((key) => [key, store.get(key)])) }, null, 2),

  /**
   * Replaces what is kept by what an export holds.
   * @param {string} text
   * @returns {number} how many keys were taken; 0 when the text is no export of ours.
   */
  import(text) {
    let file
    try {
      file = JSON.parse(text)
    } catch {
      return 0
    }
    if (file?.format !== 'global-pulse' || typeof file.data !== 'object' || !(file.version <= version)) return 0
    const data = migrated(file.data ?? {}, file.version)
    const taken = Object.keys(shapes).filter((key) => key in data && shapes[key].holds(data[key]))
    for (const key of taken) store.set(key, data[key])
    return taken.length
  },

  /** Forgets everything. */
  clear() {
    memory.clear()
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    } catch {
      // No storage: there is nothing to forget.
    }
    for (const [key, all] of watchers) for (const watcher of all) watcher(store.get(key))
  },
}

function kept() { return Object.keys(shapes).filter((key) => read(key) !== null) }

/** @param {Record<string, any>} data @param {number} from */
function migrated(data, from) {
  for (let step = from; step < version; step++) data = migrations[step]?.(data) ?? data
  return data
}

addEventListener('storage', ({ key, newValue }) => {
  if (!key?.startsWith(prefix)) return
  const name = key.slice(prefix.length)
  if (name in shapes) for (const watcher of watchers.get(name) ?? []) watcher(parsed(name, newValue))
})

// What an earlier version kept is brought to this version's shapes once.
const found = Number(read('version') ?? version)
if (found < version) {
  const data = migrated(Object.fromEntries(kept().map((key) => [key, raw(key)])), found)
  for (const [key, value] of Object.entries(data)) if (shapes[key]?.holds(value)) store.set(key, value)
}
if (read('version') !== String(version)) write('version', String(version))
