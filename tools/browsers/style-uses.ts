import { parse, type AtRule, type Declaration } from 'postcss'
import selectorParser, { type Pseudo } from 'postcss-selector-parser'
import type { Identifier } from '@mdn/browser-compat-data'
import { data, lacking } from './compat-data.ts'
import type { Finding } from './script-uses.ts'

const properties = data.css.properties as Record<string, Identifier>
const selectors = data.css.selectors as Record<string, Identifier>
const atRules = data.css['at-rules'] as Record<string, Identifier>
const FUNCTIONS = functionsOf(data.css.types as Identifier)

/** The functions of values, such as `light-dark`, by name. */
function functionsOf(types: Identifier, found = new Map<string, Identifier>()) {
  for (const [name, feature] of Object.entries(types) as [string, Identifier][]) {
    if (name === '__compat') continue
    if (!found.has(name)) found.set(name, feature)
    functionsOf(feature, found)
  }
  return found
}

/** Properties, functions, at-rules and selectors that a listed browser does not have, outside `@supports`. */
export function styleFindings(css: string): Finding[] {
  const found = new Map<string, Finding>()
  const note = (feature: string, missing: string[], at = 0) => {
    if (missing.length > 0) found.set(feature, { feature, lacking: missing, at })
  }
  const root = parse(css)
  root.walkAtRules((rule) =>
    note(`@${rule.name}`, lacking(atRules[rule.name]), rule.source?.start?.offset),
  )
  root.walkDecls((declaration) => {
    const { prop, parent, source, value } = declaration
    if (isAsked(parent)) return
    const at = source?.start?.offset
    if (!prop.startsWith('-')) note(prop, lacking(properties[prop], prefixesOf(declaration)), at)
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
      note(`${name}()`, lacking(FUNCTIONS.get(name)), at)
  })
  root.walkRules((rule) => {
    if (isAsked(rule.parent) || (rule.parent as AtRule | undefined)?.name === 'keyframes') return
    selectorParser((list) => {
      list.walkNesting(() => note('&', lacking(selectors.nesting), rule.source?.start?.offset))
      list.walkPseudos((pseudo) => {
        const name = pseudo.value.replace(/^:+/, '')
        if (!name.startsWith('-') && !isForgiven(pseudo))
          note(pseudo.value, lacking(selectors[name]), rule.source?.start?.offset)
      })
    }).processSync(rule.selector)
  })
  return [...found.values()]
}

/** The prefixes with which the same rule declares the same property. */
function prefixesOf({ prop, parent }: Declaration): string[] {
  return ['-webkit-', '-moz-'].filter((prefix) =>
    parent?.some((node) => node.type === 'decl' && node.prop === prefix + prop),
  )
}

/** A browser ignores what it does not know inside `:is()` and `:where()`. */
function isForgiven({ parent }: Pseudo): boolean {
  for (let at = parent as Pseudo | undefined; at; at = at.parent as Pseudo | undefined)
    if (at.type === 'pseudo' && (at.value === ':is' || at.value === ':where')) return true
  return false
}

function isAsked(node: unknown): boolean {
  for (let at = node as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.type === 'atrule' && at.name === 'supports') return true
  return false
}
