/** Imported first: production runs TypeScript by type stripping, which an older Node does not support. */
const NEEDED = 24

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(`Sampan needs Node ${NEEDED}; this is ${process.version}.\n`)
  process.exit(1)
}
