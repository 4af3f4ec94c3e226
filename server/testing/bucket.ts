import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '@/server/pictures/bucket'

export interface TestBucket {
  settings: BucketSettings
  close: () => Promise<void>
}

/** A separate bucket in a small S3 server that checks signatures. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = path.join('.data', 'test', `bucket-${randomUUID()}`)
  const make = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      silent: true,
      directory,
      vhostBuckets: false,
      allowMismatchedSignatures,
      configureBuckets: [{ name: 'pictures' }],
    })
  const [strict, lenient] = [make(false), make(true)]
  await strict.configureBuckets()
  const [answer, answerList] = [strict.callback(), lenient.callback()]
  const server = createServer((request, response) => {
    // s3rver computes a wrong signature if the path of the bucket ends in a slash.
    const isList = request.url?.includes('/?list-type=2')
    ;(isList ? answerList : answer)(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/pictures`
  return {
    settings: { url, region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER', publicUrl: undefined },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
