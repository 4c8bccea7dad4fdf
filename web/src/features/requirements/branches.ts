import { fold } from '@schakel/domain'
import type { RequirementRow } from '@schakel/domain/calls'

/** Whether a row that is for some branches fits a dossier with these branche tags, by their names (F1.3). */
export function fits({ branches }: Pick<RequirementRow, 'branches'>, tags: readonly string[]): boolean {
  if (!branches || branches.length === 0) return true
  const names = tags.map(fold)
  return branches.some(({ code }) => names.some((name) => name.includes(fold(code))))
}
