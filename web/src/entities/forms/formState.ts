import {
  addressOrFound,
  completeAddress,
  type EdgeName,
  type Field,
  type FoundAddress,
  filledParts,
  type Ref,
  type TypeName,
} from '@schakel/domain'
import { kvkIn } from './kvkIn.ts'
import type { Values } from './record.ts'

/** Where an item that is made hangs. */
export interface Place {
  readonly parent?: string | undefined
  readonly edge?: EdgeName | undefined
}

type Completes = NonNullable<Field['completes']>

interface Filled {
  /** Of the business of this number. */
  readonly kvk?: string | undefined
  readonly name?: string | undefined
  readonly address?: FoundAddress | undefined
}

/** One item in the form: the one it is about, or one that is made under it. */
export interface Part {
  readonly id: string
  readonly type: TypeName
  readonly values: Values
  /** Inputs in which something was typed, also when that is what stood there (D22.3). */
  readonly typed?: readonly string[] | undefined
  /** Makes a second try of the same save count once (D2.4). */
  readonly key: string
  /** What was sent under that key; kept until the server has said what became of it. */
  readonly sent?: Values | undefined
  /** When that was first sent, ms since 1970. */
  readonly sentAt?: number | undefined
  /** Where it was to hang when that was sent. */
  readonly place?: Place | undefined
  /** What was last filled in by what was typed, by what that follows from. */
  readonly filled?: Readonly<Partial<Record<Completes, Filled>>> | undefined
  /** The server has made it; only what came after it failed. */
  readonly savedId?: string | undefined
}

/** All that stands in the form. */
export interface FormState {
  readonly parts: readonly Part[]
  readonly parent?: Ref | undefined
  /** Inputs that were left, as `part:path`; only these say what is wrong with them, until saving was tried. */
  readonly left: ReadonlySet<string>
  /** What the server said of inputs, as `part:path`; gone as soon as one changes them. */
  readonly refused: Readonly<Record<string, string>>
  readonly tried: boolean
}

export type FormAction =
  | { readonly do: 'set'; readonly part: string; readonly name: string; readonly value: unknown }
  | { readonly do: 'complete'; readonly part: string; readonly found: Found }
  | { readonly do: 'leave'; readonly part: string; readonly path: string }
  | { readonly do: 'parent'; readonly parent: Ref | undefined }
  | { readonly do: 'add'; readonly part: Part }
  | { readonly do: 'remove'; readonly part: string }
  | { readonly do: 'try' }
  | { readonly do: 'sending'; readonly part: string; readonly body: Values; readonly place: Place; readonly at: number }
  | { readonly do: 'saved'; readonly part: string; readonly id: string; readonly body: Values }
  | {
      readonly do: 'refused'
      readonly part: string
      /** For the next try; without it the one before still stands for what was sent with it. */
      readonly key: string | undefined
      readonly errors: Readonly<Record<string, string>>
    }
  | { readonly do: 'restore'; readonly state: Pick<FormState, 'parts' | 'parent'> }

/** What follows from something that was typed: only what is still empty takes it. */
export interface Found {
  /** Of the business of this number; its address is whole. */
  readonly kvk?: string
  readonly name?: string
  readonly address: FoundAddress
  /** What was filled in by the zip code before. */
  readonly filled?: FoundAddress | undefined
}

export const ROOT = 'root'

/** The form as it opens. */
export function startState(parts: readonly Part[], parent: Ref | undefined): FormState {
  return { parts, parent, left: new Set(), refused: {}, tried: false }
}

/** The key of an input in `left` and `refused`. */
export function inputKey(part: string, path: string): string {
  return `${part}:${path}`
}

/** What a step does to the form. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.do) {
    case 'set':
      return {
        ...withPart(state, action.part, (part) => ({
          ...part,
          values: { ...part.values, [action.name]: action.value },
          typed: [...new Set([...(part.typed ?? []), action.name])],
        })),
        refused: without(state.refused, inputKey(action.part, action.name)),
      }
    case 'complete':
      return withPart(state, action.part, (part) => completed(part, action.found))
    case 'leave':
      return { ...state, left: new Set(state.left).add(inputKey(action.part, action.path)) }
    case 'parent':
      return { ...state, parent: action.parent, refused: without(state.refused, inputKey(ROOT, 'parent')) }
    case 'add':
      return { ...state, parts: [...state.parts, action.part] }
    case 'remove':
      return { ...state, parts: state.parts.filter(({ id }) => id !== action.part) }
    case 'try':
      return { ...state, tried: true }
    case 'sending':
      // The key stands for what was first sent with it: after an answer that never came that may have been kept.
      return withPart(state, action.part, (part) =>
        part.sent ? part : { ...part, sent: action.body, sentAt: action.at, place: action.place },
      )
    case 'saved':
      return withPart(state, action.part, (part) => ({ ...part, savedId: action.id, sent: action.body }))
    case 'refused':
      return {
        ...withPart(state, action.part, (part) =>
          part.savedId || !action.key ? part : { ...part, key: action.key, sent: undefined, place: undefined },
        ),
        refused: { ...state.refused, ...action.errors },
      }
    case 'restore':
      return { ...state, ...action.state, left: new Set(), refused: {}, tried: false }
  }
}

/** What was filled in, for who cannot see it happen. */
export function filledWords({ name, address }: Filled = {}): string {
  return [name, address?.street, address?.city].filter(Boolean).join(', ')
}

function completed(part: Part, found: Found): Part {
  const { values } = part
  if (found.kvk !== undefined) return kvkIn(values.kvk) === found.kvk ? withCompany(part, found) : part
  if (!('address' in values)) return part
  const address = completeAddress(values.address, found.address, found.filled)
  const filled = { address: filledParts(values.address, address, found.address) }
  return { ...part, values: { ...values, address }, filled: { ...part.filled, address: filled } }
}

/** What was filled in of an earlier number makes room: name and address of another business would be saved by this one. */
function withCompany(part: Part, { kvk, name, address: found }: Found): Part {
  const { values } = part
  const before = part.filled?.company
  // Nothing is found of the number that filled it in where the register is away: what it said still holds.
  if (!name && before?.kvk === kvk) return part
  const isFree =
    typeof values.name === 'string' ? ['', before?.name].includes(values.name.trim()) : 'name' in values && !values.name
  const address = 'address' in values ? addressOrFound(values.address, found, before?.address) : undefined
  const hasOwn = address === undefined || address === values.address
  return {
    ...part,
    values: {
      ...values,
      ...(isFree && (name ?? before?.name) !== undefined ? { name: name ?? '' } : {}),
      ...(hasOwn ? {} : { address }),
    },
    filled: { ...part.filled, company: { kvk, name: isFree ? name : undefined, address: hasOwn ? undefined : found } },
  }
}

function withPart(state: FormState, id: string, change: (part: Part) => Part): FormState {
  return { ...state, parts: state.parts.map((part) => (part.id === id ? change(part) : part)) }
}

/** Leaves out an input and everything inside it. */
function without(refused: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(refused).filter(([name]) => name !== key && !name.startsWith(`${key}.`)))
}
