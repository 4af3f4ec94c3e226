import path from 'node:path'
import type { Config } from '@/server/config'
import { openBucket } from './bucket'
import { createBucketFiles } from './bucket-files'
import { createFolderFiles } from './folder-files'
import type { UploadFiles } from './upload-files'

/** The configured bucket, or otherwise a subfolder of the data folder. */
export function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): UploadFiles {
  return bucket
    ? createBucketFiles(openBucket(bucket))
    : createFolderFiles(path.join(dataDir, 'uploads'))
}
