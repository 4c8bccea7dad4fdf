import { type AnyItem, type Ref, typeOfId } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'

/** Somebody whose something in the agenda is. */
export interface Whose {
  readonly _id: string
  readonly name: string
}

/** Whose an item is: its owners, and who comes to it. */
function refsOf({ _owners = [], _contacts = [] }: AnyItem): readonly Ref[] {
  return [..._owners, ..._contacts]
}

/** Whose the items are. Who has an account and who comes to something are not taken for one by a name that they share: those are told apart. */
export function peopleOf(items: readonly AnyItem[], words: Words): readonly Whose[] {
  const people = new Map(items.flatMap(refsOf).flatMap(({ _id, name }) => (_id && name ? [[_id, name] as const] : [])))
  const all = [...people].map(
    ([_id, name]): Whose => ({ _id, name: isShared(name) ? `${name} (${kindOf(_id)})` : name }),
  )
  return all.sort((a, b) => a.name.localeCompare(b.name, 'nl'))

  function isShared(name: string): boolean {
    return [...people.values()].filter((one) => one === name).length > 1
  }

  function kindOf(id: string): string {
    const type = typeOfId(id)
    return type ? words.type(type).toLowerCase() : ''
  }
}

/** Whether an item is somebody's own, or they come to it. */
export function isOf(item: AnyItem, person: string): boolean {
  return refsOf(item).some(({ _id }) => _id === person)
}
