import type { AnyItem, TypeName } from '@schakel/domain'

/** What form to show: of a new item of a type, perhaps under a parent, or of an item to edit. */
export type FormRequest =
  | { readonly mode: 'add'; readonly type: TypeName; readonly parent?: AnyItem | undefined; readonly edge?: string }
  | { readonly mode: 'edit'; readonly item: AnyItem }

type Listener = () => void
let current: FormRequest | undefined
const listeners = new Set<Listener>()

function set(request: FormRequest | undefined): void {
  current = request
  for (const listener of listeners) listener()
}

/** Opens the add or edit form, from wherever one is. */
export function openForm(request: FormRequest): void {
  set(request)
}

export function closeForm(): void {
  set(undefined)
}

/** For FormHost alone. */
export const formRequests = {
  now: () => current,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
