import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** @param {string[]} parts */
export const inProject = (...parts) => path.join(projectRoot, ...parts)

export const projectNode = inProject('node_modules', '.bin', 'node')
