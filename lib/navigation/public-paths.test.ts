import { isPublicPath } from '@/lib/navigation/public-paths'

test.each([
  '/login',
  '/register',
  '/home',
  '/shop',
  '/shop/4',
  '/bag',
  '/filter',
  '/myfilters',
  '/explore',
  '/detail/1/2',
  '/search',
  '/searchs',
  '/forgotPassword',
  '/changePassword',
  '/a/home/b',
])('%s is public', (path) => expect(isPublicPath(path)).toBe(true))

test.each(['/order', '/checkout', '/changePayPwd', '/popular', '/products', '/language', '/Home'])(
  '%s requires a session',
  (path) => expect(isPublicPath(path)).toBe(false),
)
