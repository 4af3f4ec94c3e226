import { build } from 'esbuild'
import { inProject } from '@/cli/bootstrap/project.mjs'

const bundles = new Map<string, Promise<string>>()

/** Bundles a file of `folder`/in-page/ and its imports into one script that defines a global. */
export function bundleOf(name: string, folder = 'pages'): Promise<string> {
  const bundle =
    bundles.get(name) ??
    build({
      entryPoints: [inProject('e2e', folder, 'in-page', `${name}.ts`)],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: name,
      // A script in strict mode defines no global by itself.
      footer: { js: `globalThis.${name} = ${name}` },
      target: 'es2024',
    }).then(({ outputFiles: [file] }) => file!.text)
  bundles.set(name, bundle)
  return bundle
}
