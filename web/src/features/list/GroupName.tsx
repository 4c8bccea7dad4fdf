import type { TypeName } from '@schakel/domain'
import { useGroupNames } from './useGroupNames.ts'

/** What the items of a group have in common, in words. */
export function GroupName({
  type,
  by,
  value,
}: {
  readonly type: TypeName
  readonly by: string
  readonly value: string
}) {
  return useGroupNames(type, by, [value])(value)
}
