import '../cli/ops'

const KIBIBYTES_OF_MEBIBYTE = 1024

/** `npm run ops` with the largest memory of its process. */
process.on('exit', () => {
  const mebibytes = Math.round(process.resourceUsage().maxRSS / KIBIBYTES_OF_MEBIBYTE)
  const { user, system } = process.cpuUsage()
  console.log(`at most ${mebibytes} MiB, ${Math.round((user + system) / 1_000_000)} s of CPU`)
})
