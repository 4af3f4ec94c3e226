/** Loaded first: what serves in production reads TypeScript as it is, and meets an older Node where nobody installed ours. */
const NEEDED = 24

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(`Sampan needs Node ${NEEDED} here and this is ${process.version}.\n`)
  process.exit(1)
}
