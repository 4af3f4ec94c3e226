export type StorageArea = 'localStorage' | 'sessionStorage'

/** Null also where the browser denies access to storage. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. False where storage is full or the browser denies access to it. */
export function writeText(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
