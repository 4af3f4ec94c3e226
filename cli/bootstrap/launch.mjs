import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENDING_SIGNALS } from '../process/end-group.mjs'
import { installDependencies } from './dependencies.mjs'
import { sentenceFor } from './failure.mjs'
import { endWithNpm } from './npm-life.mjs'
import { inProject, projectNode, projectRoot } from './project.mjs'

/**
 * Installs dependencies if necessary and runs a TypeScript file with the project's own Node.
 * @param {string} script path from the project root
 * @param {string} closing the last line to print when the installation fails
 */
export async function launch(script, closing) {
  endWithNpm()
  process.chdir(projectRoot)
  process.env.PATH = `${inProject('node_modules', '.bin')}${path.delimiter}${process.env.PATH}`
  try {
    await installDependencies()
  } catch (error) {
    console.error(sentenceFor(error) ?? error)
    if (closing) console.log(closing)
    process.exitCode = 1
    return
  }
  if (process.execPath === realpathSync(projectNode)) {
    await import(pathToFileURL(inProject(script)).href)
  } else {
    continueUnderProjectNode(script)
  }
}

/** @param {string} script */
function continueUnderProjectNode(script) {
  // The IPC channel tells the child when this process is killed, so that it stops its own children.
  const child = spawn(projectNode, [inProject(script), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    cwd: projectRoot,
  })
  for (const signal of ENDING_SIGNALS) process.on(signal, () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}
