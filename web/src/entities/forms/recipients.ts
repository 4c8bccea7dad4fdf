import { isObject, MESSAGE_RECIPIENTS_MAX, type Ref } from '@schakel/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Somebody to whom one may write. */
export interface Recipient extends Ref {
  readonly _id: string
}

/** Where the form of a message keeps to whom it goes besides its first addressee. */
export const ALSO_TO = '_to'

/** People, organisations and spaces to whom one may write, by their name (D13). */
export function recipientsQuery(q: string) {
  return queryOptions({
    queryKey: ['recipients', q],
    queryFn: ({ signal }) => call<Recipient[]>('/api/messages/recipients', { q }, { signal }),
  })
}

/** Whom the form names besides the first. */
export function alsoTo(values: Readonly<Record<string, unknown>>): readonly Recipient[] {
  const held = values[ALSO_TO]
  return Array.isArray(held) ? held.filter(isRecipient).slice(0, MESSAGE_RECIPIENTS_MAX) : []
}

/** What is sent of them: their ids. */
export function alsoToBody(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const ids = alsoTo(values).map(({ _id }) => _id)
  return ids.length > 0 ? { [ALSO_TO]: ids } : {}
}

function isRecipient(value: unknown): value is Recipient {
  return isObject(value) && typeof value._id === 'string'
}
