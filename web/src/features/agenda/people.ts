import type { AnyItem } from '@schakel/domain'

/** Whose an item is: its owners, and who comes to it. */
function namesOf({ _owners = [], _contacts = [] }: AnyItem): readonly string[] {
  return [..._owners, ..._contacts].flatMap(({ name }) => name ?? [])
}

/** Whose the items are, by name: who has an account and who comes to something may be one person, known by that alone. */
export function peopleOf(items: readonly AnyItem[]): readonly string[] {
  return [...new Set(items.flatMap(namesOf))].sort((a, b) => a.localeCompare(b, 'nl'))
}

/** Whether an item is somebody's own, or they come to it. */
export function isOf(item: AnyItem, person: string): boolean {
  return namesOf(item).includes(person)
}
