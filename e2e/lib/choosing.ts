import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { make } from './people.ts'

/** Sends something over the API as somebody who has logged in, and answers what is answered. */
export async function send<A>(
  who: APIRequestContext,
  origin: string,
  path: string,
  data: object,
  read: (answer: unknown) => A,
): Promise<A> {
  const answer = await who.post(path, { data, headers: { origin } })
  expect([path, answer.status()]).toEqual([path, 200])
  return read(await answer.json())
}

const nothing = () => undefined
const keysIn = (answer: unknown): string[] =>
  answer !== null && typeof answer === 'object' && 'rows' in answer && Array.isArray(answer.rows)
    ? answer.rows.map((row: { readonly key: string }) => row.key)
    : []

/** What a supplier answers to a row over the API. */
export interface Said {
  readonly value: 'yes' | 'partly' | 'roadmap' | 'no'
  readonly remark?: string
}

/** A supplier submits answers to all rows of a match over the API. */
export async function answerAll(who: APIRequestContext, origin: string, match: string, said: (key: string) => Said) {
  const dossier = await send(who, origin, `/api/space/${match}`, { depth: 1 }, (item) => {
    const found: { readonly dossier: { readonly _id: string } } = Object(item)
    return found.dossier._id
  })
  const keys = await send(who, origin, '/api/requirements/list', { parent: dossier }, keysIn)
  const rows = keys.map((key) => ({ key, ...said(key) }))
  await send(who, origin, '/api/answers/save', { parent: match, rows }, nothing)
  await send(who, origin, '/api/answers/submit', { match }, nothing)
}

/** A match that its supplier sees, and in which it can answer. */
export async function ask(staff: Page, dossier: string, supplier: string): Promise<string> {
  const match = await make(staff, `/api/space/edge/MATCH/${dossier}/${supplier}`, { props: { $visible: true } })
  await make(staff, `/api/space/update/${match}`, { props: { status: 'offered' } })
  return match
}

/** Does something over the API whose answer nobody needs. */
export function tell(page: Page, path: string, data: object): Promise<undefined> {
  return send(page.request, new URL(page.url()).origin, path, data, nothing)
}
