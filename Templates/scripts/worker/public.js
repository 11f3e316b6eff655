// @ts-check
/** The worker of all sites except private ones: it uses the host and the browser's own caches. */
import { worker } from './place.js'
import { readingOn } from './reading.js'
import { sharing } from './sharing.js'

const reading = readingOn({ ask: (asked, options) => fetch(asked, options), stores: caches })

worker.addEventListener('install', (event) => event.waitUntil(reading.installed()))

// Requests pages while the worker itself is still starting.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([reading.activated(), worker.registration.navigationPreload?.enable()])),
)

worker.addEventListener('message', (event) => event.waitUntil(reading.told(event.data)))

worker.addEventListener('fetch', (event) => {
  const answer = sharing(event.request) ?? reading.answer(event)
  if (answer) event.respondWith(answer)
})
