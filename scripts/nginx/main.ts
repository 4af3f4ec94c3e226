import { writeFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'
import { languageMaps } from './languages.ts'

writeFileSync(inProject('deploy/nginx/sampan-languages.conf'), languageMaps())
