import { staffCommands } from './staff'

const add = (values: object) => {
  const call = jest.fn()
  const positionals = ['ann@shop.example']
  const done = staffCommands['staff-add']!.run({ call, values, positionals } as never)
  return done.finally(() => expect(call).not.toHaveBeenCalled())
}

it.each([
  [{ name: 'Ann', role: 'boss' }, '--role is one of owner, '],
  [{ name: 'Ann', role: 'merchant' }, 'A merchant needs --shops <id>,<id>.'],
])('refuses %j with the rule', async (values, message) => {
  await expect(add(values)).rejects.toThrow(message)
})
