import { type AnyItem, isSame } from '@schakel/domain'
import { boxKeyOf, clearDraft, readDraft, writeDraft } from '../forms/drafts.ts'
import type { ShownField } from '../forms/shape.ts'
import { inputOf } from '../forms/values.ts'

/** What was typed in place and not saved, in what place, and by whom: the end of a session comes without a question (S5.2). */
export function keptFieldOf(viewer: string, item: AnyItem, { name, field }: ShownField) {
  const key = boxKeyOf(viewer, `${item._id}:${name}`, 'field')
  const before = inputOf(field, item[name])
  return {
    /** Nothing where somebody else wrote the field since: it would go over theirs unseen. */
    read(): { readonly value: unknown } | undefined {
      const [typed, was] = readDraft(key)?.parts ?? []
      if (!typed || !was || !Object.hasOwn(typed.values, name)) return undefined
      return isSame(was.values[name], before) ? { value: typed.values[name] } : undefined
    },
    keep(value: unknown): void {
      const part = (held: unknown) => ({ id: '', type: item._type, values: { [name]: held }, key: '' })
      writeDraft(key, { parts: [part(value), part(before)] })
    },
    forget: () => clearDraft(key),
  }
}
