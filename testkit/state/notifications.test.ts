import { NOTICES } from '@/server/domain/notices'
import { NOTIFICATION_CODES } from './notifications'

it('knows every notification of the server', () => {
  expect([...NOTIFICATION_CODES].sort()).toEqual(Object.keys(NOTICES).sort())
})
