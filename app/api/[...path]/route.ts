import { passOn } from '@/lib/gateway/gateway'

export {
  passOn as GET,
  passOn as HEAD,
  passOn as POST,
  passOn as PUT,
  passOn as PATCH,
  passOn as DELETE,
}
