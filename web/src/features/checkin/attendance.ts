import { type AnyItem, fold, optionalText } from '@schakel/domain'
import { isOn, numberIn, textIn } from '../../entities/items/read.ts'
import { detailOf } from '../../entities/items/titleOf.ts'
import type { Pending } from '../../entities/unsent/checkinQueue.ts'

/** The attendance of an activity, as the server tells it. */
export interface Attendance {
  readonly key: string
  readonly activity: AnyItem
  readonly registrations: readonly AnyItem[]
  /** Suppliers that read the card of whoever is registered (D22.4); an answer that an older version kept does not say. */
  readonly readBy?: readonly SupplierReader[] | undefined
}

/** A supplier under whom the activity hangs. */
export interface SupplierReader {
  readonly _id: string
  readonly name: string
}

/** Those that begin to read somebody's card by registering them: not those whose contact it is. */
export function newReadersOf(person: AnyItem, readBy: readonly SupplierReader[]): readonly SupplierReader[] {
  const places = new Set((person._parents ?? []).map(({ _id }) => _id))
  return readBy.filter(({ _id }) => !places.has(_id))
}

/** One line of the list. */
export interface Registration {
  readonly person: AnyItem
  readonly name: string
  /** Job, organisation or address, to tell two of one name apart. */
  readonly detail: string
  /** Since when, when there. */
  readonly present: string | undefined
  readonly guests: number
  readonly drinks: number
  readonly bob: boolean
  /** Something of it waits for a connection. */
  readonly isWaiting: boolean
  /** Made here, and not yet known to the server. */
  readonly isNew: boolean
}

/** Who is asked for. */
export type Part = 'all' | 'expected' | 'present'

/** The server's list with what waits laid over it: what one ticked stands there at once (D12). */
export function withPending({ registrations }: Attendance, pending: readonly Pending[]): AnyItem[] {
  const people = new Map(registrations.map((person) => [person._id, person]))
  for (const { person, shown } of pending) {
    const known = people.get(person)
    people.set(person, { ...(known ?? { _id: person, _type: 'person', _version: 0 }), ...shown })
  }
  return [...people.values()]
}

/** The lines of the list, by name. */
export function registrationsOf(attendance: Attendance, pending: readonly Pending[]): Registration[] {
  const known = new Set(attendance.registrations.map(({ _id }) => _id))
  const waiting = new Set(pending.map(({ person }) => person))
  return withPending(attendance, pending)
    .map((person) => ({
      person,
      name: textIn(person, 'name') ?? '',
      detail: detailOf(person),
      present: textIn(person, '$present'),
      guests: numberIn(person, '$guests') ?? 0,
      drinks: numberIn(person, 'drinks') ?? 0,
      bob: isOn(person, 'bob'),
      isWaiting: waiting.has(person._id),
      isNew: !known.has(person._id),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

/** How many are registered, how many of them are there, and how many they brought along. */
export function countsOf(lines: readonly Registration[]) {
  const there = lines.filter(({ present }) => present !== undefined)
  return {
    registered: lines.length,
    present: there.length,
    guests: there.reduce((sum, { guests }) => sum + guests, 0),
  }
}

/** The lines in which every typed word begins a word of the name, organisation or address. */
export function searched(lines: readonly Registration[], term: string, part: Part): Registration[] {
  const typed = fold(term).split(/\s+/).filter(Boolean)
  return lines.filter(({ name, detail, present, person }) => {
    if (part !== 'all' && (present !== undefined) !== (part === 'present')) return false
    const words = fold(`${name} ${detail} ${textIn(person, 'email') ?? ''}`).split(/[\s,.·@-]+/)
    return typed.every((start) => words.some((word) => word.startsWith(start)))
  })
}

/** Somebody nobody knew, who came now or before. */
export interface NewPerson {
  readonly name: string
  readonly email: string
  readonly present?: string | undefined
}

/** What was typed of somebody who walked in, and when that was. */
export function personOf({ shown }: Pending): NewPerson {
  const { name, email, $present } = shown
  return { name: optionalText(name) ?? '', email: optionalText(email) ?? '', present: optionalText($present) }
}
