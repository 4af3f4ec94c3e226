import { begin } from '../cli/bootstrap/begin.mjs'

begin('tools/dev/main.ts')
