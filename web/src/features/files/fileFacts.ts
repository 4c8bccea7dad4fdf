import { type AnyItem, type FileKind, fileKindOf, isFileAddress, optionalText, propertyOf } from '@schakel/domain'
import { numberIn, textIn } from '../../entities/items/read.ts'
import { numberWith } from '../../ui/format.ts'

/** Where a file leads: to its bytes, or to a page elsewhere; nothing while it has neither. */
export interface FileLink {
  readonly href: string
  readonly isOurs: boolean
}

/** Where a file is fetched (D19.9). */
export function linkOf(file: AnyItem): FileLink | undefined {
  const location = textIn(file, 'location')
  if (location === undefined) return undefined
  if (isFileAddress(location)) return { href: location, isOurs: true }
  return /^https?:\/\//.test(location) ? { href: location, isOurs: false } : undefined
}

/** What kind of thing a file is. */
export function kindOfFile(file: AnyItem): FileKind {
  return fileKindOf(textIn(file, 'format'))
}

/** Who sent a file, as far as one may know. */
export function senderOf({ author }: AnyItem): string | undefined {
  return optionalText(propertyOf(author, 'name'))
}

/** How large a file is, in bytes. */
export function sizeOf(file: AnyItem): number | undefined {
  return numberIn(file, 'size')
}

const STEP = 1024
const units = ['kB', 'MB', 'GB'] as const

/** A size as people say it: `2,3 MB`. Nothing for less than a kilobyte, which is told in bytes. */
export function formatSize(bytes: number): string | undefined {
  let size = bytes
  let unit: (typeof units)[number] | undefined
  for (const next of units) {
    if (size < STEP) break
    size /= STEP
    unit = next
  }
  if (unit === undefined) return undefined
  return `${numberWith(size < 10 && unit !== 'kB' ? 1 : 0, 0)(size)} ${unit}`
}
