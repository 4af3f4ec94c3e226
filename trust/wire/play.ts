import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ResponseReader, type WireResponse } from './response'
import type { WireCase } from './wire-case'

/** Longer than the slowest allowed response. */
const PATIENCE_MS = 20_000
/** Longer than the 15 s after which the server closes an incomplete request, plus its check interval of 3 s. */
export const ALONE_PATIENCE_MS = 20_000
/** After the last response the server closes its side as well. */
const CLOSING_MS = 2000
const ABORT_MS = 30
const READ_STEP_MS = 5

export interface Outcome {
  responses: WireResponse[]
  problem: string | undefined
  /** How the connection ended: closed by the server, timed out at the client, or completed by the client. */
  end: 'closed' | 'reset' | 'silent' | 'done'
  tookMs: number
}

export interface Address {
  port: number
  /** Another loopback address counts as another client for limits per address. */
  from?: string
}

export function open({ port, from = '127.0.0.1' }: Address): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
  socket.setNoDelay(true)
  return socket
}

/** Sends a case and reads until every request has a response or the connection is closed. */
export function play(what: WireCase, address: Address, patienceMs = PATIENCE_MS): Promise<Outcome> {
  const reader = new ResponseReader(what.expected)
  const socket = open(address)
  const began = performance.now()
  return new Promise((resolve) => {
    let isSettled = false
    const settle = (end: Outcome['end']) => {
      if (isSettled) return
      isSettled = true
      clearTimeout(patience)
      if (end === 'closed' && what.end !== 'abort') reader.end()
      socket.destroy()
      const { responses, problem } = reader
      resolve({ responses, problem, end, tookMs: performance.now() - began })
    }
    let patience = setTimeout(() => settle('silent'), patienceMs)
    let written = Promise.resolve()
    const onAnswered = () => {
      // A request that is truncated after its response would correctly get a second one, 400.
      void written.then(() => socket.end())
      clearTimeout(patience)
      patience = setTimeout(() => settle('done'), CLOSING_MS)
    }
    socket.on('data', (chunk: Buffer) => {
      const wasComplete = reader.isComplete
      reader.feed(chunk)
      if (reader.problem) return settle('done')
      if (!wasComplete && reader.isComplete) onAnswered()
      if (what.reading === 'slowly') rest(socket)
    })
    socket.on('end', () => settle('closed'))
    socket.on('close', () => settle('closed'))
    socket.on('error', () => settle('reset'))
    socket.on('connect', () => {
      written = write(socket, what)
      void written.then(() => finish(socket, what, settle))
    })
  })
}

function rest(socket: Socket): void {
  socket.pause()
  setTimeout(() => socket.resume(), READ_STEP_MS)
}

function finish(socket: Socket, { end }: WireCase, settle: (end: 'done') => void): void {
  if (end === 'half-close') socket.end()
  if (end === 'abort') setTimeout(() => settle('done'), ABORT_MS)
}

async function write(socket: Socket, { bytes, stepBytes, pauseMs }: WireCase): Promise<void> {
  if (stepBytes === 0) return void socket.write(bytes)
  for (let at = 0; at < bytes.length && !socket.destroyed; at += stepBytes) {
    socket.write(bytes.subarray(at, at + stepBytes))
    await sleep(pauseMs)
  }
}
