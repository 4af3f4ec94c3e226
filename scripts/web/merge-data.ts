const PUSH = String.raw`<script>self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)</script>`
const ROW_OF_PUSHES = new RegExp(`${PUSH}(?:${PUSH})+`, 'g')
const BETWEEN = '"])</script><script>self.__next_f.push([1,"'

/**
 * Next writes the data of a page in dozens of small scripts, as they would come from a slow source. A whole page needs
 * one of them, and its policy one digest: less to send, and to read before the page wakes up.
 */
export function mergeData(html: string): string {
  return html.replace(ROW_OF_PUSHES, (row) => row.replaceAll(BETWEEN, ''))
}
