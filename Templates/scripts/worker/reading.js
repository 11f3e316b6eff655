// @ts-check
/** Stores the current edition for offline reading: the event handlers of all workers. */
import { answersOn } from './answering.js'
import { keeperOn } from './keeping.js'
import { nothing, worker } from './place.js'
import { takeOver } from './stores.js'

/** @param {import('./keeping.js').Ground} ground */
export function readingOn(ground) {
  const keeper = keeperOn(ground)
  return {
    answer: answersOn(ground, keeper),

    async installed() {
      worker.skipWaiting()
      await takeOver(ground.stores).catch(nothing).then(keeper.keepEdition)
    },

    // An earlier version may have stored something until now.
    activated: () => Promise.all([worker.clients.claim(), takeOver(ground.stores)]),

    /**
     * A page sends what to store in addition to the edition.
     * @param {{ keep?: string[], map?: boolean } | undefined} message
     */
    async told(message) {
      const { keep: paths, map } = message ?? {}
      const saved = Array.isArray(paths) ? paths.filter((path) => /^[\w-]+(\/[\w-]+)*\.html$/.test(path)) : undefined
      await Promise.all([saved && keeper.keepSaved(saved), map && keeper.keepMap()])
    },
  }
}
