import { fold } from '../values.ts'

/**
 * Whether a row that is for some branches fits a dossier with these branche tags, by the names of the tags (F1.3): `hotel` fits a tag
 * `Hotels`. A row that names no branche fits all.
 */
export function fitsBranches(
  branches: readonly { readonly code: string }[] | undefined,
  tags: readonly string[],
): boolean {
  if (!branches || branches.length === 0) return true
  const names = tags.map(fold)
  return branches.some(({ code }) => names.some((name) => name.includes(fold(code))))
}
