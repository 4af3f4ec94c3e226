import { allowOwnSinks } from '@/lib/trusted-types'

allowOwnSinks()
