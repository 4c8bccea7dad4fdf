import type { Ask } from '../attacks.ts'
import type { Actor, World } from './sides.ts'

/**
 * Something that somebody does, in words that mean the same in both worlds: `ref/~match~` is the match of that world, `~match~` its key
 * alone, and `ref/~seen7~` the seventh id that its reader met.
 */
export interface Deed {
  readonly by: Actor
  /** A call, or … */
  readonly ask?: Ask
  /** Done right after it, before anybody looks. */
  readonly also?: Ask
  /** … an event of a socket, or … */
  readonly event?: string
  readonly send?: Readonly<Record<string, unknown>>
  /** … time that passes, seconds. */
  readonly wait?: number
  /** Done in the first world alone: nobody who may not know of it may notice. */
  readonly isHidden?: boolean
  /** Refused it would prove nothing, so that then the worlds count as different. */
  readonly isDone?: boolean
}

export const post = (path: string, body: object = {}): Ask => ({ method: 'POST', path, body })
export const get = (path: string): Ask => ({ method: 'GET', path })
/** What a deed calls an item. */
export const ref = (name: string): string => `ref/~${name}~`

const REF = /(?:ref(\/|%2F))?~([A-Za-z]+)(\d*)~/g
const NEVER = '0'.repeat(32)

/** A deed in the words of one world: with its ids, and with what is true of its lead. */
export function spokenIn<T>(world: World, seen: readonly string[], value: T): T {
  const text = JSON.stringify(value)
  if (text === undefined) return value
  const withIds = text.replaceAll(REF, (_, slash: string | undefined, name: string, number: string) => {
    const id = name === 'seen' ? seen[Number(number) % Math.max(1, seen.length)] : world.refs.get(`${name}${number}`)
    const [type = 'lead', key = NEVER] = (id ?? `${name in types ? types[name] : 'lead'}/${NEVER}`).split('/')
    return slash === undefined ? key : `${type}${slash}${key}`
  })
  return JSON.parse(world.fill(withIds))
}

/** Of what type an id is that never was. */
const types: Readonly<Record<string, string>> = {
  noLead: 'lead',
  noMatch: 'match',
  noDossier: 'dossier',
  noFile: 'file',
}
