import { auditCommands } from './audits'

it.each([
  [['topup', '999999'], 'There is no top-up 999999.'],
  [['withdrawal', '7'], 'There is no withdrawal 7.'],
])('says that there is no request %j', async (positionals, message) => {
  const call = () => Promise.reject(Object.assign(new Error('Rejected (404)'), { code: 404 }))
  const done = auditCommands.pass!.run({ call, positionals, values: {} } as never)
  await expect(done).rejects.toThrow(message)
})
