/**
 * Must run in every Node since 14, because it checks the version.
 * @param {string} script the TypeScript file to run, relative to the project root
 * @param {string} [closing] the last line to print when the version is too old
 */
export function begin(script, closing = '') {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(
      `Sampan needs Node 20 or newer and this is ${process.version}: install a newer Node from https://nodejs.org and run the command again.`,
    )
    if (closing) console.log(closing)
    process.exitCode = 1
    return
  }
  void import('./launch.mjs').then(({ launch }) => launch(script, closing))
}
