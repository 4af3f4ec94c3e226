/**
 * Written so that every Node since 14 can read it: it runs before anything is known of the machine.
 * @param {string} script the TypeScript to go on with, from the project's root
 * @param {string} [closing] the last line to print when it cannot even begin
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
