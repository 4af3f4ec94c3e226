import type { Colours } from '@/contracts/brand'

/** The parts of a mail in reading order. */
export interface LetterParts {
  subject: string
  heading: string
  paragraphs: string[]
  /** A code to copy, in large type. */
  code?: string
  /** The link to continue; `href` starts with the configured origin. */
  link?: { label: string; href: string }
  /** What to do if the recipient did not request this. */
  note: string
  signature: string
}

export function letterText(parts: LetterParts): string {
  return [
    parts.heading,
    ...parts.paragraphs,
    parts.code,
    parts.link && `${parts.link.label}:\n${parts.link.href}`,
    parts.note,
    parts.signature,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

/** One column, inline styles and no pictures, for compatibility with mail programs. */
export function letterHtml(parts: LetterParts, lang: string, colours: Colours): string {
  const paragraphs = parts.paragraphs.map((text) => paragraph(text, colours.ink)).join('')
  const code = parts.code
    ? `<p style="margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:6px;">${escape(parts.code)}</p>`
    : ''
  const link = parts.link
    ? `<p style="margin:0 0 20px;"><a href="${escape(parts.link.href)}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${colours.accent};color:${colours['on-accent']};text-decoration:none;font-weight:600;">${escape(parts.link.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escape(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(parts.subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:${colours.paper};color:${colours.ink};font-family:system-ui,sans-serif;font-size:16px;line-height:1.6;">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;border-radius:16px;background:${colours.card};">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4;">${escape(parts.heading)}</h1>
${paragraphs}${code}${link}${paragraph(parts.note, colours.muted)}<p style="margin:0;color:${colours.muted};font-size:14px;">${escape(parts.signature)}</p>
</div>
</body>
</html>
`
}

function paragraph(text: string, colour: string): string {
  return `<p style="margin:0 0 16px;color:${colour};">${escape(text)}</p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
