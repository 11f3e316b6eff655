// @ts-check
import { make } from '../element.js'

/** The interval at which the camera's picture is read, in milliseconds. */
const interval = 150

/** Whether the browser can read QR codes. */
export async function readsCodes() {
  if (!('BarcodeDetector' in globalThis)) return false
  return (await BarcodeDetector.getSupportedFormats().catch(() => /** @type {string[]} */ ([]))).includes('qr_code')
}

/** @param {HTMLVideoElement | ImageBitmap} picture */
const read = async (picture) =>
  (await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture)).map(({ rawValue }) => rawValue).join('\n')

/**
 * Reads the codes in pictures.
 * @param {File[]} files
 */
export async function codesIn(files) {
  const texts = await Promise.all(files.map(async (file) => read(await createImageBitmap(file)).catch(() => '')))
  return texts.join('\n')
}

/**
 * Reads codes from the camera until there are no more to read.
 * @param {Element} box where its picture is shown
 * @param {(text: string) => boolean} take whether that was the last
 * @returns {Promise<void>}
 */
export async function look(box, take) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const video = make('video', { muted: true, playsinline: true })
  // Setting the attribute from a script doesn't mute the video.
  video.muted = true
  video.srcObject = stream
  box.replaceChildren(video)
  try {
    await video.play()
    while (video.isConnected) {
      const text = await read(video).catch(() => '')
      if (text && take(text)) return
      await new Promise((done) => setTimeout(done, interval))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.remove()
  }
}
