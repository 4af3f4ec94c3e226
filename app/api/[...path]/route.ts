import { handleRequest } from '@/lib/gateway/fetch-handler'

export {
  handleRequest as GET,
  handleRequest as HEAD,
  handleRequest as POST,
  handleRequest as PUT,
  handleRequest as PATCH,
  handleRequest as DELETE,
}
