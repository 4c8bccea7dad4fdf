import { type AnyItem, isObject, type Ref } from '@schakel/domain'
import { DRAFT_DAYS } from './draftDays.ts'
import type { Part } from './formState.ts'
import { type AddRequest, type ItemFormRequest, typeOfRequest } from './openItemForm.ts'
import type { Values } from './record.ts'

/** What was typed and not saved. */
export interface Draft {
  /** When it was last typed in, ISO 8601. */
  readonly at: string
  readonly parts: readonly Part[]
  readonly parent?: Ref | undefined
  /** The item as it was read when one began to type, for who edits: others may have changed it since (D2.3). */
  readonly base?: Values | undefined
}

const PREFIX = 'schakel.draft'
// A password is never written down.
const SECRET = '_pass'

/** Where the draft of a form is kept: nobody else who logs in here finds it. */
export function draftKeyOf(viewer: string, request: ItemFormRequest): string {
  const about = request.item ? request.item._id : newOf(request)
  return `${PREFIX}:${viewer}:${typeOfRequest(request)}:${about}`
}

// What is answered to one message is no answer to another one of the same person.
function newOf({ parent, about }: AddRequest): string {
  return `new:${idOf(parent) ?? ''}${about === undefined ? '' : `:${about}`}`
}

const VISITOR = `${PREFIX}:visitor:`

/**
 * Where what somebody without an account types is kept, for as long as the tab is open: on a device of many, as at a fair, the next one
 * would read it.
 */
export function visitorKeyOf(form: string): string {
  return VISITOR + form
}

const storageOf = (key: string) => (key.startsWith(VISITOR) ? sessionStorage : localStorage)

/**
 * What a box is for: a remark, a remark or message that is edited, what is said in a room, a new requirement, why a status is chosen (`step`),
 * what explains an answer, a text of a decision, why requirements are frozen anew, why a knock-out is met or not (`ruling`), what is said
 * when something is handed over, a value that is edited where it stands (`field`), rows that are saved one by one (`rows`), the points of a
 * weighing, or the lines of costs.
 */
export type Box =
  | 'remark'
  | 'edit'
  | 'chat'
  | 'requirement'
  | 'step'
  | 'answer'
  | 'decision'
  | 'freeze'
  | 'ruling'
  | 'handOver'
  | 'field'
  | 'rows'
  | 'weighing'
  | 'costs'

/** Where what is typed in a box is kept. */
export function boxKeyOf(viewer: string, about: string, box: Box): string {
  return `${PREFIX}:${viewer}:${box}:${about}`
}

function idOf(parent: string | Ref | undefined): string | undefined {
  return typeof parent === 'string' ? parent : parent?._id
}

/** The draft that was left, unless it is too old. */
export function readDraft(key: string, now = new Date()): Draft | undefined {
  const found = draftAt(key)
  return found && !isOld(found, now) ? found : undefined
}

function draftAt(key: string): Draft | undefined {
  try {
    const found: unknown = JSON.parse(storageOf(key).getItem(key) ?? 'null')
    return isDraft(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isOld = ({ at }: Draft, now: Date) => now.getTime() - Date.parse(at) >= DRAFT_DAYS * 24 * 3_600_000

/** Where drafts are kept under such a key, the latest first. */
export function draftsUnder(prefix: string): readonly string[] {
  try {
    return Object.keys(storageOf(prefix))
      .filter((key) => key.startsWith(prefix))
      .sort((one, other) => (readDraft(other)?.at ?? '').localeCompare(readDraft(one)?.at ?? ''))
  } catch {
    return []
  }
}

/** Keeps what was typed, and answers whether it could: where storage is refused or full, one can still go on typing. */
export function writeDraft(key: string, { parts, parent, item }: DraftInput, now = new Date()): boolean {
  const draft: Draft = {
    at: now.toISOString(),
    parts: parts.map((part) => ({
      ...part,
      values: withoutSecret(part.values),
      sent: part.sent && withoutSecret(part.sent),
    })),
    ...(parent ? { parent: { _id: parent._id, _type: parent._type, name: parent.name } as Ref } : {}),
    ...(item ? { base: fieldsOnly(item) } : {}),
  }
  try {
    storageOf(key).setItem(key, JSON.stringify(draft))
    return true
  } catch (error) {
    console.warn('The draft could not be kept', error)
    return false
  }
}

/** What of the form is kept. */
export interface DraftInput {
  readonly parts: readonly Part[]
  readonly parent?: Ref | undefined
  readonly item?: AnyItem | undefined
}

/** Removes what was left so long ago that nobody is shown it any more; what else is kept under such a key, as of requirements, stays. */
export function dropOldDrafts(now = new Date()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      // An earlier version kept it here, for whoever came next.
      if (key.startsWith(VISITOR)) localStorage.removeItem(key)
      const found = key.startsWith(PREFIX) && draftAt(key)
      if (found && isOld(found, now)) clearDraft(key)
    }
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

export function clearDraft(key: string): void {
  try {
    storageOf(key).removeItem(key)
  } catch (error) {
    console.warn('The draft could not be removed', error)
  }
}

function withoutSecret(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== SECRET))
}

const kept: readonly string[] = ['_id', '_type', '_version', '_tags', '_parents']

// Of what hangs around an item its form has the tags and the place, with the role there.
function fieldsOnly(item: AnyItem): Values {
  const fields = Object.entries(item).filter(([name]) => !name.startsWith('_') || kept.includes(name))
  return { _tags: [], _parents: [], ...Object.fromEntries(fields) }
}

function isDraft(value: unknown): value is Draft {
  return isObject(value) && typeof value.at === 'string' && Array.isArray(value.parts) && value.parts.every(isPart)
}

function isPart(value: unknown): boolean {
  return isObject(value) && typeof value.id === 'string' && typeof value.type === 'string' && isObject(value.values)
}
