type Tree = { [key: string]: string | Tree }

const MAX_FIELDS = 300

/**
 * Parses `a=1&items[0][sku_id]=5` into nested objects; objects with the keys 0, 1, 2 … become arrays. Empty
 * values are skipped, as the client skips them (specification section 7).
 */
export function parseQuery(search: URLSearchParams): unknown {
  const root = Object.create(null) as Tree
  let count = 0
  for (const [name, value] of search) {
    if (value === '' || ++count > MAX_FIELDS) continue
    const keys = keysOf(name)
    if (!keys) continue
    let node = root
    for (const key of keys.slice(0, -1)) {
      const next = node[key]
      node = typeof next === 'object' ? next : (node[key] = Object.create(null) as Tree)
    }
    node[keys.at(-1) as string] = value
  }
  return settle(root)
}

/** `items[0][sku_id]` → items, 0, sku_id; at most four levels; null for another form. */
function keysOf(name: string): string[] | null {
  const match = /^([\w-]{1,64})((?:\[[\w-]{1,64}\]){0,3})$/.exec(name)
  if (!match) return null
  const keys = [
    match[1] as string,
    ...Array.from((match[2] ?? '').matchAll(/\[([\w-]+)\]/g), (m) => m[1] as string),
  ]
  return keys.includes('__proto__') ? null : keys
}

function settle(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree
  const keys = Object.keys(tree)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList
    ? keys.map((key) => settle(tree[key] as Tree | string))
    : Object.fromEntries(keys.map((key) => [key, settle(tree[key] as Tree | string)]))
}
