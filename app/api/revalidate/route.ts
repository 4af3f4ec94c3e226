export { revalidate as POST } from '@/lib/catalogue/invalidate'
