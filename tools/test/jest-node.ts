import { ensureBrand } from '@/server/brand-file'

ensureBrand()
