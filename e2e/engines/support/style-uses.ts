import { parse, type AtRule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Identifier } from '@mdn/browser-compat-data'
import { data, lacking } from './compat-data'
import type { Finding } from './script-uses'

const properties = data.css.properties as Record<string, Identifier>
const selectors = data.css.selectors as Record<string, Identifier>
const atRules = data.css['at-rules'] as Record<string, Identifier>

/** Properties, at-rules and pseudo-classes that a listed browser does not have, outside `@supports`. */
export function styleFindings(css: string): Finding[] {
  const found = new Map<string, Finding>()
  const note = (feature: string, known: Identifier | undefined, at = 0) => {
    const missing = lacking(known)
    if (missing.length > 0) found.set(feature, { feature, lacking: missing, at })
  }
  const root = parse(css)
  root.walkAtRules((rule) => note(`@${rule.name}`, atRules[rule.name], offsetOf(rule)))
  root.walkDecls((declaration) => {
    const { prop, parent } = declaration
    if (prop.startsWith('-') || isAsked(parent)) return
    note(prop, properties[prop], declaration.source?.start?.offset)
  })
  root.walkRules((rule) => {
    if (isAsked(rule.parent) || (rule.parent as AtRule | undefined)?.name === 'keyframes') return
    selectorParser((list) => {
      list.walkPseudos(({ value }) => {
        const name = value.replace(/^:+/, '')
        if (!name.startsWith('-')) note(value, selectors[name], rule.source?.start?.offset)
      })
    }).processSync(rule.selector)
  })
  return [...found.values()]
}

const offsetOf = (rule: AtRule) => rule.source?.start?.offset

function isAsked(node: unknown): boolean {
  for (let at = node as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.type === 'atrule' && at.name === 'supports') return true
  return false
}
