import { type AnyItem, type EdgeName, type Ref, type TypeName, typeOfId } from '@schakel/domain'
import { openerNow } from '../../ui/useReturnFocus.ts'
import { valueStore } from '../../ui/valueStore.ts'

/** A new item: its type, and where it hangs when that is known. Without a parent the form asks for one. */
export interface AddRequest {
  readonly type: TypeName
  /** The id of the parent, or a reference to it (which saves asking for its name). */
  readonly parent?: string | Ref | undefined
  readonly parentType?: TypeName | undefined
  /** The edge from the parent; the type's own when left out. */
  readonly edge?: EdgeName | undefined
  /** The id of what it is about, such as the message that is answered: what is begun about another one is another draft. */
  readonly about?: string | undefined
  /** What some inputs begin with, as they hold it: a moment on the wall clock. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  readonly item?: undefined
  readonly onSaved?: ((id: string) => void) | undefined
}

/** An item to edit; a reference is enough, the form reads the item itself. */
export interface EditRequest {
  readonly item: Pick<AnyItem, '_id'> & Partial<AnyItem>
  readonly type?: TypeName | undefined
  readonly parent?: undefined
  readonly onSaved?: ((id: string) => void) | undefined
}

export type ItemFormRequest = AddRequest | EditRequest

let opener: Element | null = null
let opened = 0

/** For FormHost alone. */
export const formRequests = {
  ...valueStore<ItemFormRequest | undefined>(undefined),
  /** How many were opened: the form after another one begins anew. */
  opened: () => opened,
  /** What opened it: there the keyboard goes back to. */
  opener: () => opener,
}

/** Opens the add form (no `item`) or the edit form of an item, from wherever one is (S2.34). */
export function openItemForm(request: ItemFormRequest): void {
  opener = openerNow()
  opened += 1
  formRequests.set(request)
}

/** Closes the form; what was typed stays as a draft. */
export function closeItemForm(): void {
  formRequests.set(undefined)
}

/** The type of what the form is about. */
export function typeOfRequest(request: ItemFormRequest): TypeName {
  if (request.item === undefined) return request.type
  const type = request.type ?? request.item._type ?? typeOfId(request.item._id)
  if (type === undefined) throw new Error(`No type in ${request.item._id}`)
  return type
}
