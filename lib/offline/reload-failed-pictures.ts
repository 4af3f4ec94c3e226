/** Loads again the pictures that could not be loaded, for example while the phone was offline. */
export function reloadFailedPictures(): void {
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src !== '')
      picture.setAttribute('src', picture.getAttribute('src')!)
}
