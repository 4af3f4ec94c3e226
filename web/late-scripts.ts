const SCRIPT = /<link rel="preload" as="script"[^<>]*>|<script src="[^<>]*><\/script>/g
/** Not those of old browsers (`noModule`), which others never load. */
const isLoaded = (tag: string) => tag.startsWith('<link') || tag.includes(' async=""')
const FIRST_IMAGE = /<img [^<>]*fetchPriority="high"/
const HEAD_END = '</head>'
const BODY_END = '</body>'

/** A page whose image does not arrive still becomes interactive. */
const PATIENCE_MS = 3000

/**
 * At the end of a document with a template of scripts: starts them when the first images are decoded and painted.
 * The CSP allows exactly this text (inline-scripts.ts). It moves elements, because Trusted Types would reject a script
 * address that is set before React's policy exists.
 */
export const LATE_SCRIPT =
  '{const e=document.getElementById("scripts"),g=()=>e.replaceWith(e.content);' +
  'Promise.all([...document.querySelectorAll("img[fetchpriority=high]")].map(i=>i.decode().catch(()=>{})))' +
  `.then(()=>requestAnimationFrame(()=>setTimeout(g)));setTimeout(g,${PATIENCE_MS})}`

/**
 * A document with the scripts of the build in an inert template behind which they start late. On a slow connection
 * they compete with the first image for the bandwidth, and the page is readable without them. A document without
 * such an image is not changed: its content needs the scripts.
 */
export function withLateScripts(html: string): string {
  const headEnd = html.indexOf(HEAD_END)
  const bodyEnd = html.lastIndexOf(BODY_END)
  if (headEnd === -1 || bodyEnd === -1 || !FIRST_IMAGE.test(html)) return html
  const scripts: string[] = []
  const take = (markup: string) =>
    markup.replaceAll(SCRIPT, (tag) => {
      if (!isLoaded(tag)) return tag
      scripts.push(tag)
      return ''
    })
  const head = take(html.slice(0, headEnd))
  const body = take(html.slice(headEnd, bodyEnd))
  const template = `<template id="scripts">${scripts.join('')}</template>`
  return `${head}${template}${body}<script>${LATE_SCRIPT}</script>${html.slice(bodyEnd)}`
}
