import { textOf } from '@schakel/domain'
import type { RefObject } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call, get, newIdempotencyKey } from '../../api/call.ts'
import { inputKey, ROOT } from '../../entities/forms/formState.ts'
import type { CheckedPart, ItemForm } from '../../entities/forms/useItemForm.ts'
import { currentLocale } from '../../texts/languageFiles.ts'

/** A form as the server hands it out. */
export interface FreshForm {
  readonly form: string
  /** Milliseconds before it may be sent. */
  readonly after: number
}

/** Longest pause that is waited for without a word, seconds. */
const PATIENCE = 10

/** The parts of the form by what they are in a request. */
export function partsOf({ parts }: ItemForm) {
  const of = (type: string) => parts.filter(({ part }) => part.id !== ROOT && part.type === type)
  return { lead: parts.filter(({ part }) => part.id === ROOT), contacts: of('person'), dossiers: of('dossier') }
}

/** Where the confirmation goes: to the first person. */
export function addressIn({ contacts }: ReturnType<typeof partsOf>): string {
  const { email } = contacts[0]?.body ?? {}
  return textOf(email)
}

/**
 * Sends a request (D18). A form that has become too old is fetched anew, and one that is too fresh waited for. `fresh` then holds the new
 * form: sent again by that it stays one request.
 */
export async function sendRequest(form: ItemForm, fresh: RefObject<FreshForm>, fax: string): Promise<void> {
  const { lead, contacts, dossiers } = partsOf(form)
  const body = {
    lead: lead[0]?.body ?? {},
    contacts: contacts.map((contact) => contact.body),
    dossier: dossiers[0]?.body ?? {},
    locale: currentLocale(),
    ...(fax ? { fax } : {}),
  }
  const send = () => call('/api/request', { ...body, form: fresh.current.form })
  try {
    await send()
  } catch (error) {
    if (isApiError(error, 429) && (error.retryAfter ?? PATIENCE + 1) <= PATIENCE) {
      await pause((error.retryAfter ?? 0) * 1000)
      await send()
    } else if (isApiError(error, 422) && error.errors.some(({ path }) => path === 'form')) {
      fresh.current = await get<FreshForm>('/api/request/form')
      await pause(fresh.current.after)
      await send()
    } else throw error
  }
}

/** Puts what the server refused beside its inputs; whether there were any. */
export function showRefusals(form: ItemForm, error: unknown): boolean {
  if (!isApiError(error, 422)) return false
  const parts = partsOf(form)
  const shown = error.errors.flatMap(({ path, message }) => {
    const found = placeOf(parts, path)
    return found ? [{ ...found, message }] : []
  })
  for (const { part, inner, message } of shown) refuse(form, part, { [inner]: message })
  return shown.length > 0
}

/** Says at inputs of a part what is wrong with them. */
export function refuse(form: ItemForm, { part }: CheckedPart, errors: Readonly<Record<string, string>>): void {
  const keyed = Object.fromEntries(Object.entries(errors).map(([path, text]) => [inputKey(part.id, path), text]))
  form.dispatch({ do: 'refused', part: part.id, key: newIdempotencyKey(), errors: keyed })
}

function placeOf(parts: ReturnType<typeof partsOf>, path: string) {
  const [head, ...rest] = path.split('.')
  const at = head === 'contacts' ? Number(rest.shift()) : 0
  const list = head === 'lead' ? parts.lead : head === 'contacts' ? parts.contacts : parts.dossiers
  const part = list[at]
  return part && { part, inner: rest.join('.') }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
