import { Invalid, type ItemInput } from '@schakel/domain'

/** Takes the version that a write is based on from the fields it was sent with, or from beside them (D2.3, D19.3). */
export function versionIn(fields: ItemInput, beside?: number | undefined): number | undefined {
  const { _version: given } = fields
  if (given === undefined || given === null || given === '') return beside
  const version = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) throw Invalid.of('_version', 'integer')
  return version
}
