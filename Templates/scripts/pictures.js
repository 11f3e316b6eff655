// @ts-check
/**
 * Removes the space of pictures that their publishers no longer have.
 * @param {Document} page
 */
export function start(page) {
  const drop = (/** @type {EventTarget | null} */ image) => {
    if (image instanceof HTMLImageElement) image.closest('.picture')?.remove()
  }
  page.addEventListener('error', ({ target }) => drop(target), { capture: true })
  for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (page.querySelectorAll('.picture img')))
    if (image.complete && image.naturalWidth === 0) drop(image)
}
