import { create } from 'qrcode'

/** A QR code as one path; the quiet zone around it is four modules wide, as its standard requires. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const path = Array.from(modules.data, (isDark, index) => {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)]
    return isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''
  }).join('')
  const edge = modules.size + 8
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} width={200} height={200}>
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
