// @ts-check
/** The worker of all sites but private ones: it asks the host, and keeps in the browser's own stores. */
import { worker } from './place.js'
import { readingOn } from './reading.js'
import { sharing } from './sharing.js'

const reading = readingOn({ ask: (asked, options) => fetch(asked, options), stores: caches })

worker.addEventListener('install', (event) => event.waitUntil(reading.installed()))

// A page is asked for while the worker itself is still being woken.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([reading.activated(), worker.registration.navigationPreload?.enable()])),
)

worker.addEventListener('message', (event) => event.waitUntil(reading.told(event.data)))

worker.addEventListener('fetch', (event) => {
  const answer = sharing(event.request) ?? reading.answer(event)
  if (answer) event.respondWith(answer)
})
