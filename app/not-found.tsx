/**
 * Replaces Next's own 404 screen, which would be part of the data of every page. It is never shown:
 * an unknown address of a language shows [locale]/not-found.tsx, any other global-not-found.tsx.
 */
export default function NotFound() {
  return null
}
