import { channel } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CHANGES_CHANNEL } from '@/lib/catalogue/tags'
import { followChanges } from './follow-changes'

test('tags are dropped when they are announced, and again when that was answered', () => {
  const dropped: (readonly string[])[] = []
  const follow = followChanges((tags) => dropped.push(tags))
  const response = new EventEmitter() as ServerResponse
  follow({ url: '/api/revalidate' } as IncomingMessage, response)
  channel(CHANGES_CHANNEL).publish(['home', 'product-1'])
  expect(dropped).toEqual([['home', 'product-1']])
  response.emit('close')
  expect(dropped).toEqual([
    ['home', 'product-1'],
    ['home', 'product-1'],
  ])
  const other = new EventEmitter() as ServerResponse
  follow({ url: '/en/home' } as IncomingMessage, other)
  other.emit('close')
  expect(dropped).toHaveLength(2)
})
