export { handleRevalidation as POST } from '@/lib/catalogue/invalidate'
