// The program behind `npm run cluster -- --recover`: URL. Writes before and after a copy, then loses a table and a file "at noon"; once
// `scripts/cluster.mjs`, asked by message, put the cluster back to the moment before, all of that must be there and nothing of later.

import { createHash, randomBytes } from 'node:crypto'
import { readConfig } from '../../src/config.ts'
import { fileOf } from '../../src/features/files/keep.ts'
import { openStore } from '../../src/openStore.ts'
import { openFiles } from '../../src/storage/openFiles.ts'
import { openSession } from '../../src/store/auth/sessions.ts'
import { viewerOfToken } from '../../src/store/auth/viewers.ts'
import type { Store } from '../../src/store/store.ts'
import { findHalfRows } from './halves.ts'
import { makeSeed } from './product.ts'

const [url = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const say = (line: string) => process.stdout.write(`${line}\n`)
const wrong: string[] = []

interface Kept {
  readonly lead: string
  readonly location: string
  readonly bytes: Buffer
}

try {
  await tryRecovery()
  for (const line of wrong) say(`  ${line}`)
  say(wrong.length === 0 ? 'Rows and files of before are back, nothing of later is, and people work on it.' : 'WRONG')
  process.exitCode = wrong.length === 0 ? 0 : 1
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
} finally {
  process.disconnect?.()
}

async function tryRecovery(): Promise<void> {
  const before = await withStore(async (store) => {
    const seed = await makeSeed(store)
    const user = (await viewerOfToken(store, seed.token))?._id ?? ''
    const kept = [await enter(seed, 'Van voor de kopie')]
    await asked({ step: 'copy' })
    kept.push(await enter(seed, 'Van na de kopie'))
    const [row] = await store.database.query<{ moment: string }>('select clock_timestamp()::text as moment')
    const late = await enter(seed, 'Van na twaalven')
    for (const { bytes } of kept) await openFiles(config).delete(fileOf(hashOf(bytes)))
    await store.database.exec('drop table items cascade')
    if ((await ask(seed.token, `/api/space/${late.lead}`, { depth: 0 })).ok) wrong.push('nothing was lost')
    return { seed, user, kept, late, moment: row?.moment ?? '' }
  })
  const { seed, user, kept, late, moment } = before
  await asked({ step: 'restore', moment })
  await withStore(async (store) => {
    const old = await ask(seed.token, `/api/space/${seed.space}`, { depth: 0 })
    if (old.status !== 401) wrong.push(`a session of before is answered with ${old.status}`)
    const token = await openSession(store, user)
    for (const { lead, location, bytes } of kept) {
      const card = await ask(token, `/api/space/${lead}`, { depth: 0 })
      if (!card.ok) wrong.push(`${lead} is answered with ${card.status}`)
      const file = await fetch(`${url}${location}`, { headers: { authorization: `Bearer ${token}` } })
      if (!Buffer.from(await file.arrayBuffer()).equals(bytes)) wrong.push(`the file of ${lead}: ${file.status}`)
    }
    const later = await ask(token, `/api/space/${late.lead}`, { depth: 0 })
    if (later.status !== 404) wrong.push(`what was written after that moment is answered with ${later.status}`)
    await enter({ space: seed.space, token }, 'Van na het herstel')
    wrong.push(...(await findHalfRows(store)))
  })
}

/** An organisation with a file, as somebody enters them. */
async function enter({ space, token }: { space: string; token: string }, name: string): Promise<Kept> {
  const item = { _type: 'lead', name, employees: 12 }
  const { _id: lead } = await answered(await ask(token, '/api/space/save', { item, parent: space }))
  const bytes = randomBytes(5000)
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'offerte.pdf')
  const sent = await fetch(`${url}/api/files/upload?parent=${encodeURIComponent(lead)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { location } = await answered(sent)
  return { lead, location, bytes }
}

async function answered(response: Response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}: ${text}`)
  return JSON.parse(text)
}

function ask(token: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ ...config, replicaUrl: undefined, standbyUrl: undefined })
  try {
    return await work(store)
  } finally {
    await store.database.close()
  }
}

/** Has the parent do something, and waits until it is done. */
async function asked(message: object): Promise<void> {
  const done = new Promise((resolve) => process.once('message', resolve))
  process.send?.(message)
  await done
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
