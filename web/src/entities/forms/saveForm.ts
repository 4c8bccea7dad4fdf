import { isSame } from '@schakel/domain'
import { ApiError, isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import type { Saved } from '../../api/types.ts'
import type { Part, Place } from './formState.ts'
import type { Values } from './record.ts'
import type { TagChanges } from './tags.ts'

/** An item that is to be made, with what its inputs come to. */
export interface PartToSave {
  readonly part: Part
  readonly body: Values
  readonly tags: TagChanges
}

export interface SaveSteps {
  /** Told before each item is sent, as soon as it is made, and once all of it is written: a second try knows what the first one did. */
  readonly onSending: (part: Part, body: Values, place: Place) => void
  readonly onSaved: (part: Part, id: string, body: Values) => void
}

/** The item that was being saved when it failed. */
export class PartFailed extends Error {
  readonly part: Part
  constructor(part: Part, cause: unknown) {
    super(`Saving ${part.type} failed`, { cause })
    this.name = 'PartFailed'
    this.part = part
  }
}

/**
 * Makes the item and then, in the order given, what belongs under it (S2.34). What an earlier try has made is not made again: each item
 * has its own idempotency key (D2.4), and what was changed since it was made is written to it.
 */
export async function saveNew(
  root: PartToSave,
  children: readonly PartToSave[],
  place: Place,
  steps: SaveSteps,
): Promise<string> {
  const id = await saveOne(root, place, steps)
  await saveUnder(id, children, steps)
  return id
}

/** Makes, in the order given, what belongs under an item that is there. */
export async function saveUnder(id: string, children: readonly PartToSave[], steps: SaveSteps): Promise<void> {
  const people: string[] = []
  for (const child of children) {
    const made = await saveOne(child, { parent: id }, steps)
    if (child.part.type === 'person') people.push(made)
    // Who was entered along with a request is a contact of both.
    if (child.part.type === 'dossier') await hangPeople(child.part, made, people)
  }
}

async function hangPeople(part: Part, dossier: string, people: readonly string[]): Promise<void> {
  try {
    for (const person of people) await call<Saved>(`/api/space/edge/CONTACTS/${dossier}/${person}`, { props: {} })
  } catch (error) {
    throw new PartFailed(part, error)
  }
}

async function saveOne({ part, body, tags }: PartToSave, place: Place, steps: SaveSteps): Promise<string> {
  try {
    const firstSent = part.sent ?? body
    const firstPlace = part.place ?? place
    let id = part.savedId
    if (id === undefined) {
      steps.onSending(part, body, place)
      const item = { _type: part.type, ...firstSent }
      id = (await call<Saved>('/api/space/save', { item, ...given(firstPlace) }, { idempotencyKey: part.key }))._id
      // It is there, whatever becomes of what follows: the next press must not make another one.
      steps.onSaved(part, id, firstSent)
    }
    if (firstPlace.parent !== place.parent) throw placeIsFixed()
    const changes = changesOf(firstSent, body)
    if (Object.keys(changes).length > 0) await call<Saved>(`/api/space/update/${id}`, { props: changes })
    steps.onSaved(part, id, body)
    await hangTags(id, tags)
    return id
  } catch (error) {
    throw new PartFailed(part, error)
  }
}

/** An answer was lost and the place was changed after it: it hangs where it was first to hang, and is not moved from here. */
function placeIsFixed(): ApiError {
  return new ApiError(422, { title: '', errors: [{ path: 'parent', code: 'addOnly', message: '' }] })
}

function given(place: Place): Values {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
}

function changesOf(before: Values, after: Values): Values {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names].filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name] ?? null]),
  )
}

/** Writes what was changed on an item, and its role on the edge it hangs by. Answers with the version that it has now. */
export async function saveChanges(
  id: string,
  version: number,
  body: Values,
  edge: { readonly edge: string; readonly parent: string } | undefined,
  tags: TagChanges,
): Promise<number> {
  const { $role, ...props } = body
  const now =
    Object.keys(props).length === 0
      ? version
      : (await call<Saved>(`/api/space/update/${id}`, { props: { ...props, _version: version } }))._version
  if ($role !== undefined && edge) {
    await call<Saved>(`/api/space/edge/${edge.edge}/${edge.parent}/${id}`, { props: { $role } })
  }
  await hangTags(id, tags)
  return now
}

// A second try hangs them again, which changes nothing, and finds gone what the first one took off.
async function hangTags(id: string, { add, remove }: TagChanges): Promise<void> {
  for (const tag of add) await call(`/api/space/edge/TAGS/${id}/${tag}`, { props: {} })
  for (const tag of remove) {
    await call(`/api/space/delete/TAGS/${id}/${tag}`, {}).catch((error: unknown) => {
      if (!isApiError(error, 404)) throw error
    })
  }
}
