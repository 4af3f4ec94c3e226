import { sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { checkBundles } from './bundles.ts'
import { OLDEST } from './compat-data.ts'

try {
  const build = await ensureBuild(() => undefined)
  console.log(`Supported: ${OLDEST.map((browser) => browser.join(' ')).join(', ')}`)
  await step('Comparing the bundles with them', (report) => {
    report(`${checkBundles(inProject(build))} bundles`)
  })
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
