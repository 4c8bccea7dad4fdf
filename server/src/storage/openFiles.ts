import { join } from 'node:path'
import type { Config } from '../config.ts'
import { NoRoom } from '../room.ts'
import { ConfigError } from '../startError.ts'
import type { FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'
import { S3Error, type S3Settings } from './s3Client.ts'
import { s3Store } from './s3Store.ts'

type Settings = Pick<Config, 'dataDir' | 's3'>

/** The file store of the settings: a folder in the data folder, or a bucket (D15). */
export function openFiles({ dataDir, s3 }: Settings): FileStore {
  return s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'))
}

/** The same, once it is sure that something can be kept in the bucket; throws a ConfigError that names the setting that is wrong. */
export async function openWorkingFiles(settings: Settings): Promise<FileStore> {
  const files = openFiles(settings)
  const { s3 } = settings
  if (!s3) return files
  try {
    await files.assertWritable()
    return files
  } catch (error) {
    if (error instanceof S3Error) throw new ConfigError(reasonOf(error, s3))
    if (error instanceof NoRoom) throw new ConfigError(`The store of S3_BUCKET ${s3.bucket} is full.`)
    throw error
  }
}

function reasonOf({ code }: S3Error, { bucket, endpoint, region }: S3Settings): string {
  const where = endpoint ?? `AWS in ${region}`
  const known: ReadonlyMap<string, string> = new Map(
    Object.entries({
      InvalidAccessKeyId: `S3_ACCESS_KEY_ID is not known at ${where}.`,
      SignatureDoesNotMatch: `S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID at ${where}.`,
      NoSuchBucket: `S3_BUCKET: there is no bucket ${bucket} at ${where}.`,
      AccessDenied: `S3_BUCKET: these keys may not write in ${bucket} at ${where}.`,
      AuthorizationHeaderMalformed: `S3_REGION: ${bucket} is not in ${region}.`,
      PermanentRedirect: `S3_REGION: ${bucket} is not in ${region}.`,
      RequestTimeTooSkewed: `The clock of this machine differs too much from that of ${where}.`,
      NoAnswer: `S3_ENDPOINT: ${where} does not answer.`,
    }),
  )
  return known.get(code) ?? `S3_BUCKET: ${bucket} at ${where} answers ${code}.`
}
