// @ts-check
import { fits, isRecord, keys, shapes } from './shapes.js'
import { isAtRoot, nameOf, read, removeAll, write } from './storage.js'

/** @typedef {import('./shapes.js').Key} Key */
/** @typedef {import('./shapes.js').Values} Values */

/** The version of the data format. Earlier versions are read through `migrations`. */
const version = 2

/**
 * The steps from each version to the next.
 * @type {Record<number, (data: Record<string, unknown>) => Record<string, unknown>>}
 */
const migrations = {
  // Adds running stories and teams. An open page of the earlier version may write its version again, so existing values
  // stay.
  1: (data) => ({ ...data, ...widened(data, 'following'), ...widened(data, 'discover') }),
}

/**
 * Adds the new lists to a choice.
 * @param {Record<string, unknown>} data
 * @param {Key} key
 */
function widened(data, key) {
  const choice = data[key]
  return isRecord(choice) ? { [key]: { threads: [], teams: [], ...choice } } : {}
}

/** @type {Map<Key, Set<() => void>>} */
const watchers = new Map()

/**
 * Parses JSON; undefined if it is empty or damaged.
 * @param {string | null} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The data in the reader's browser, which is stored nowhere else. */
export const store = {
  /**
   * @template {Key} Name
   * @param {Name} key
   * @returns {Values[Name]}
   */
  get(key) {
    const value = parsed(read(key))
    return fits(key, value) ? value : structuredClone(shapes[key].none)
  },

  /**
   * @template {Key} Name
   * @param {Name} key
   * @param {Values[Name]} value
   * @returns {boolean} whether it outlasts the page: false where the storage is full or blocked
   */
  set(key, value) {
    const isKept = write(key, JSON.stringify(value))
    tell(key)
    // For the message to the reader (`unkept.js`).
    if (!isKept) document.documentElement.dispatchEvent(new CustomEvent('pulse:unkept', { detail: key }))
    return isKept
  },

  /**
   * @template {Key} Name
   * @param {Name} key
   * @param {(value: Values[Name]) => Values[Name]} change is given what is kept and returns what shall be
   * @returns {boolean} whether it outlasts the page
   */
  update(key, change) {
    return store.set(key, change(store.get(key)))
  },

  /**
   * Watches changes, including those made in other tabs.
   * @param {Key} key
   * @param {() => void} watcher
   */
  watch(key, watcher) {
    watchers.set(key, (watchers.get(key) ?? new Set()).add(watcher))
  },

  /** Returns all data as JSON, for a file. */
  export() {
    const data = Object.fromEntries(kept().map((key) => [key, store.get(key)]))
    return JSON.stringify({ format: 'global-pulse', version, data }, null, 2)
  },

  /**
   * Replaces the data with an export's, or merges the two.
   * @param {string} text
   * @param {(key: Key, own: unknown, other: unknown) => unknown} [join] of what is kept and what the export holds
   * @returns {number} how many keys were taken; 0 when the text is no export of ours.
   */
  import(text, join) {
    const file = parsed(text)
    if (!isRecord(file) || file.format !== 'global-pulse' || !isRecord(file.data)) return 0
    if (typeof file.version !== 'number' || !(file.version <= version)) return 0
    return take(migrated(file.data, file.version), join)
  },

  /**
   * Returns whether a text is an export of a later version, whose format is unknown here.
   * @param {string} text
   */
  isLater(text) {
    const file = parsed(text)
    return isRecord(file) && file.format === 'global-pulse' && Number(file.version) > version
  },

  /** Deletes everything. */
  clear() {
    removeAll()
    keys.forEach(tell)
  },
}

/** @param {Key} key */
function tell(key) {
  for (const watcher of watchers.get(key) ?? []) watcher()
}

function kept() {
  return keys.filter((key) => read(key) !== null)
}

/**
 * Stores the values that have the right shape.
 * @param {Record<string, unknown>} data
 * @param {(key: Key, own: unknown, other: unknown) => unknown} [join]
 * @returns {number} how many keys were taken
 */
function take(data, join = (_key, _own, other) => other) {
  let count = 0
  for (const key of keys) {
    if (!fits(key, data[key])) continue
    const value = join(key, store.get(key), data[key])
    if (!fits(key, value)) continue
    store.set(key, value)
    count += 1
  }
  return count
}

/**
 * @param {Record<string, unknown>} data
 * @param {number} from
 */
function migrated(data, from) {
  let now = data
  for (let step = from; step < version; step++) now = migrations[step]?.(now) ?? now
  return now
}

addEventListener('storage', ({ key }) => {
  const changed = keys.find((own) => own === nameOf(key))
  if (changed) tell(changed)
})

// From now on, the data once shared by all sites on the host belongs to this one (`own/earlier.js`).
if (isAtRoot && read('root') === null) write('root', '1')

// Data of an earlier version is migrated once.
const found = Number(read('version') ?? 1) || 1
if (found < version) take(migrated(Object.fromEntries(kept().map((key) => [key, parsed(read(key))])), found))
if (read('version') !== String(version)) write('version', String(version))
