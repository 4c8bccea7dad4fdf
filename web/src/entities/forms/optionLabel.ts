import { own, type TypeName } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'

/** The word of a value of a closed list: statuses, roles and accounts have lists of their own. */
export function optionLabel(type: TypeName, path: string, option: string, words: Words): string {
  if (path === 'status') return words.status(type, option)
  if (path === '$role') return words.role(option)
  if (path === 'role') return own(words.texts.accountRoles, option) ?? option
  if (path === '_feed') return own(words.texts.feeds, option) ?? option
  if (path === 'color') return own({ ...words.texts.colours }, option) ?? option
  return words.choice(path, option)
}
