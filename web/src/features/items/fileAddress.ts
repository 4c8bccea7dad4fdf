import type { AnyItem } from '@schakel/domain'
import { textIn } from './read.ts'

/** Where a stored file is fetched (D19.9); nothing while no file has been stored for it. */
export function fileAddress(file: AnyItem): string | undefined {
  const location = textIn(file, 'location')
  return location?.startsWith('/api/files/') ? location : undefined
}
