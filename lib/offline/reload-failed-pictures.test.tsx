import { reloadFailedPictures } from './reload-failed-pictures'

it('loads failed pictures again, and no others', () => {
  const [failed, loaded] = ['/failed.webp', '/loaded.webp'].map((src) => {
    const picture = document.body.appendChild(new Image())
    picture.src = src
    Object.defineProperty(picture, 'complete', { value: true })
    jest.spyOn(picture, 'setAttribute')
    return picture
  })
  Object.defineProperty(loaded, 'naturalWidth', { value: 640 })
  reloadFailedPictures()
  expect(failed!.setAttribute).toHaveBeenCalledWith('src', '/failed.webp')
  expect(loaded!.setAttribute).not.toHaveBeenCalled()
})
