import { type AnyItem, definitionOf, isCentre, isObject, isSame, mapOf, may, type ViewerKind } from '@schakel/domain'

/** Why somebody does not get what the centre gets. */
export type Why =
  | 'centre'
  | 'undisclosed'
  | 'redacted'
  | 'blurred'
  | 'alias'
  | 'superOnly'
  | 'card'
  | 'theirs'
  | 'other'

/** One field, or one list of references, that differs from what the centre reads. */
export interface HiddenLine {
  readonly name: string
  readonly how: 'gone' | 'changed' | 'added'
  readonly why: Why
  readonly own?: unknown
  readonly theirs?: unknown
}

const envelope = ['_id', '_type', '_version', '_feed', '_edge', '_created', '_changed', '$match']
/** Lists of which a disclosure shows what is hidden; what else is missing is never that person's. */
const disclosed = ['_contacts', '_parents']
const superOnly = ['matchnote', 'note', '$note']
const blurred = ['province', 'size']
const MASK = '▇'

interface Pair {
  readonly own: AnyItem
  readonly theirs: AnyItem
  readonly kind: ViewerKind
}

/** What of an item is hidden, replaced or changed for somebody, field by field, and why (D6, D7): two answers laid side by side. */
export function hiddenLines({ own, theirs, kind }: Pair): HiddenLine[] {
  const isAnonymous =
    may({ kind }, 'readAnonymised') && theirs.organisation !== undefined && theirs.organisation._id === undefined
  const mine = mapOf(own)
  const others = mapOf(theirs)
  return [...new Set([...mine.keys(), ...others.keys()])].flatMap((name): HiddenLine[] => {
    if (envelope.includes(name)) return []
    const [here, there] = [mine.get(name), others.get(name)]
    if (isEmpty(here) && isEmpty(there)) return []
    if (isRefs(here) && (there === undefined || isRefs(there))) return refsHidden(name, here, there ?? [], isAnonymous)
    if (isSame(here, there)) return []
    if (isEmpty(there)) return [{ name, how: 'gone', why: whyGone(name, { own, isAnonymous, kind }), own: here }]
    if (isEmpty(here)) {
      const why = isAnonymous && blurred.includes(name) ? 'blurred' : 'other'
      return [{ name, how: 'added', why, theirs: there }]
    }
    if (name === 'organisation' && isSamePlace(here, there)) return []
    return [{ name, how: 'changed', why: whyChanged(name, there, isAnonymous), own: here, theirs: there }]
  })
}

interface About extends Pick<Pair, 'own' | 'kind'> {
  readonly isAnonymous: boolean
}

function whyGone(name: string, { own, isAnonymous, kind }: About): Why {
  if (superOnly.includes(name)) return 'superOnly'
  if (may({ kind }, 'readAnonymised') && definitionOf(own._type).withheld?.includes(name)) return 'centre'
  if (isAnonymous) return 'undisclosed'
  return isCentre({ kind }) ? 'other' : 'card'
}

function whyChanged(name: string, there: unknown, isAnonymous: boolean): Why {
  if (!isAnonymous) return 'other'
  if (name === 'organisation') return 'alias'
  return JSON.stringify(there).includes(MASK) ? 'redacted' : 'undisclosed'
}

type Refs = readonly Readonly<Record<string, unknown>>[]

/** Those of a list that the other does not get. */
function refsHidden(name: string, here: Refs, there: Refs, isAnonymous: boolean): HiddenLine[] {
  const known = new Set(there.map(({ _id }) => _id))
  const hidden = here.filter(({ _id }) => !known.has(_id))
  if (hidden.length === 0) return []
  return [{ name, how: 'gone', why: isAnonymous && disclosed.includes(name) ? 'undisclosed' : 'theirs', own: hidden }]
}

/** The same place may be told by more or by fewer properties. */
function isSamePlace(here: unknown, there: unknown): boolean {
  return isObject(here) && isObject(there) && here._id !== undefined && here._id === there._id
}

function isRefs(value: unknown): value is Refs {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && typeof one._id === 'string')
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}
