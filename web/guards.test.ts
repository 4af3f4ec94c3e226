import { refuseStaffSession } from './guards'
import { plainReply } from './error-pages'
import { compose } from './pipeline'
import { exchangeFor, textOf } from './testing'

const shop = compose([refuseStaffSession], () => Promise.resolve(plainReply(200)))
const ask = (path: string, headers: Record<string, string>, isSecure = false) =>
  shop(exchangeFor(path, { headers, isSecure }))

test.each([
  ['staff=session', false],
  ['token=own; __Host-staff=session', true],
])('the port of the shop refuses a call of staff with the cookie %s', async (cookie, isSecure) => {
  const reply = await ask('/api/admin/session', { cookie }, isSecure)
  expect(reply.status).toBe(403)
  expect(JSON.parse(textOf(reply))).toMatchObject({ code: 403, data: null })
})

test('it takes a bearer token, and the cookie beside calls of shoppers', async () => {
  const bearer = { authorization: 'Bearer session' }
  expect((await ask('/api/admin/session', bearer)).status).toBe(200)
  expect((await ask('/api/user/userinfo', { cookie: 'staff=session' })).status).toBe(200)
})
