import type { HistoryEntry } from './status/history.ts'
import type { TypeFields, TypeName } from './types/index.ts'

/** A short reference to an item with the properties of the edge to it (D2.2). An undisclosed lead has a name and no `_id` (D2.1). */
export interface Ref {
  readonly _id?: string
  readonly _type?: TypeName
  readonly _edge?: string
  readonly name?: string
  readonly avatar?: string
  readonly color?: string
  readonly $role?: string
  readonly [field: string]: unknown
}

/** The lists of references on the wire form of an item (D2.2). */
export interface RefLists {
  readonly _parents?: readonly Ref[]
  readonly _owners?: readonly Ref[]
  readonly _members?: readonly Ref[]
  readonly _contacts?: readonly Ref[]
  readonly _dossiers?: readonly Ref[]
  readonly _todos?: readonly Ref[]
  readonly _activities?: readonly Ref[]
  readonly _comments?: readonly Ref[]
  readonly _sub?: readonly Ref[]
  readonly _files?: readonly Ref[]
  readonly _software?: readonly Ref[]
  readonly _matches?: readonly Ref[]
  readonly _tags?: readonly Ref[]
  readonly _to?: readonly Ref[]
  readonly _users?: readonly Ref[]
  readonly _templates?: readonly Ref[]
  readonly _requirements?: readonly Ref[]
  readonly _answers?: readonly Ref[]
  readonly _weighings?: readonly Ref[]
  readonly _decisions?: readonly Ref[]
  readonly organisation?: Ref
}

/** The wire form of an item (S3.1, D2.2). */
export type Item<T extends TypeName = TypeName> = {
  readonly _id: string
  readonly _type: T
  readonly _version: number
  /** When it was last changed and made, ISO 8601 UTC. */
  readonly _changed?: string
  readonly _created?: string
  readonly _edge?: string
  readonly $role?: string
  readonly history?: readonly HistoryEntry[]
} & RefLists &
  Readonly<TypeFields<T>>

/** An item of any type, looked at field by field. */
export type AnyItem = {
  readonly _id: string
  readonly _type: TypeName
  readonly _version: number
  readonly history?: readonly HistoryEntry[]
  readonly [field: string]: unknown
} & RefLists
