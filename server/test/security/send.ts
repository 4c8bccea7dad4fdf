import type { Ask } from './attacks.ts'

/** A form with these fields and a small list as its file. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['naam;medewerkers\nHerberg;4\n']), 'lijst.csv')
  return form
}

/** Sends what an attack asks, as the holder of a token. */
export function sendAsk(
  url: string,
  token: string,
  { method, path, body, form }: Ask,
  extra: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...extra }
  if (form) return fetch(`${url}${path}`, { method, headers, body: formOf(form) })
  if (method === 'GET') return fetch(`${url}${path}`, { method, headers })
  const json = { ...headers, 'content-type': 'application/json' }
  return fetch(`${url}${path}`, { method, headers: json, body: JSON.stringify(body ?? {}) })
}

/** The headers of an answer, without what is by chance or by the clock. */
export function shownHeaders({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
}
