import { Failure as DatabaseFailure } from '../../server/db/embedded/failure'
import { Failure, sentenceFor } from './failure.mjs'

const systemError = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  [systemError('ENOSPC', 'write'), /^The disk is full/],
  [new DatabaseFailure('initdb: No space left on device'), /^The disk is full/],
  [systemError('EACCES', "permission denied, open '/x/y'"), /^\/x\/y cannot be written/],
  [new Failure('Do this.'), /^Do this\.$/],
  [new DatabaseFailure('Do that.'), /^Do that\.$/],
])('explains %s in one sentence', (error, sentence) => {
  expect(sentenceFor(error)).toMatch(sentence)
})

test('has no sentence for a programming error', () => {
  expect(sentenceFor(new TypeError('x is not a function'))).toBeNull()
})
