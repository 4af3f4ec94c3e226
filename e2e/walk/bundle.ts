import { build } from 'esbuild'
import { inProject } from '@/cli/bootstrap/project.mjs'

const bundles = new Map<string, Promise<string>>()

/** What runs in the page, a file of in-page/ and all it imports, as one script that leaves its name behind. */
export function bundleOf(name: string): Promise<string> {
  const bundle =
    bundles.get(name) ??
    build({
      entryPoints: [inProject('e2e', 'walk', 'in-page', `${name}.ts`)],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: name,
      // A script in strict mode leaves nothing behind by itself.
      footer: { js: `globalThis.${name} = ${name}` },
      target: 'es2024',
    }).then(({ outputFiles: [file] }) => file!.text)
  bundles.set(name, bundle)
  return bundle
}
