import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../app.ts'
import { failOnFaults, Tab } from '../live.ts'
import { type Ask, attacks } from './attacks.ts'
import { encodingsOf, readingsOf } from './encodings.ts'
import { sendAsk, shownHeaders } from './send.ts'
import { makeTaintedLead, type Tainted, taints } from './taintedLead.ts'

let app: TestApp
let folder: string
let lead: Tainted
let tab: Tab
let needles: readonly { readonly value: string; readonly forms: readonly string[] }[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-taint-'))
  app = await openTestApp({ DATA_DIR: folder })
  failOnFaults(app)
  lead = await makeTaintedLead(app, [await sendPicture('avatar', '#a03060'), await sendPicture('banner', '#3060a0')])
  // A key says who it is as a name does: two dossiers of one lead could be joined by it.
  const keys = lead.hidden.map((id) => id.slice(id.lastIndexOf('/') + 1).replace('.webp', ''))
  needles = [
    ...taints.map((value) => ({ value, forms: encodingsOf(value) })),
    ...keys.map((value) => ({ value, forms: [value] })),
  ]
  tab = await Tab.open(app.url, app.as('supplier').token)
}, 60_000)
afterAll(async () => {
  tab.close()
  await app.close()
  await rm(folder, { recursive: true })
})

async function sendPicture(kind: 'avatar' | 'banner', background: string): Promise<string> {
  const form = new FormData()
  form.append('kind', kind)
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'Snarpelveen.png')
  const headers = { authorization: `Bearer ${app.as('super').token}` }
  const answer = await fetch(`${app.url}/api/images/upload`, { method: 'POST', headers, body: form })
  const told = (await answer.json()) as Record<string, string>
  const address = told[kind]
  if (!address) throw new Error(JSON.stringify(told))
  return address
}

const headersOf = (response: Response) => shownHeaders(response).join('\n')

/** Everything that a request of the supplier brought: status, headers and bytes. */
async function receive(ask: Ask): Promise<Buffer> {
  const response = await sendAsk(app.url, app.as('supplier').token, ask)
  const head = Buffer.from(`${response.status}\n${headersOf(response)}\n`)
  const bytes = Buffer.from(await response.arrayBuffer())
  // Packed bytes begin where they begin.
  return bytes.subarray(0, 2).toString('latin1') === 'PK' ? bytes : Buffer.concat([head, bytes])
}

// Most of what is refused is refused in the same words.
const looked = new Map<string, string[]>()

/** What of the lead is in some bytes. */
function taintsIn(bytes: Buffer): string[] {
  const known = looked.get(bytes.toString('latin1'))
  if (known) return known
  const text = readingsOf(bytes)
  const found = needles.filter(({ forms }) => forms.some((form) => text.includes(form))).map(({ value }) => value)
  looked.set(bytes.toString('latin1'), found)
  return found
}

/** Calls that read: the others were tried in the first round. */
const reads = /search|activities|list|space\/\{id\}|ids|statuses|files\/\{|export/

const isLeads = (id: string) => lead.hidden.includes(id) || lead.visible.includes(id)

const idsIn = (bytes: Buffer) => bytes.toString('utf8').match(/\b[a-z]{3,12}\/[0-9a-z]{20,40}\b/g) ?? []

/** Words by which a supplier could try whether somebody is the one. */
const guesses = [
  'quistelbroek',
  'drommelvaart',
  'brankhorstel',
  'ooipelterwold',
  '69599084',
  '0201234567',
  'snarpelveen',
]

/** Every call with every parameter that the supplier can reach, again with what the answers name; and what is found in them. */
async function crawl(how: 'everything' | 'reads'): Promise<unknown[]> {
  const found: unknown[] = []
  const asked = new Set<string>()
  const known = new Set<string>()
  const waiting: string[] = [...lead.visible, ...lead.hidden.filter((id) => !id.startsWith('/'))]
  const own = app.as('supplier').organisation
  const ask = async (one: Ask) => {
    const name = JSON.stringify(one)
    if (asked.has(name)) return
    asked.add(name)
    const bytes = await receive(one)
    const leaked = taintsIn(bytes).filter((value) => !name.includes(value))
    if (leaked.length > 0) found.push({ ask: one, leaked })
    waiting.push(...idsIn(bytes))
  }
  for (const { plain = [] } of Object.values(attacks)) for (const one of plain) await ask(one)
  for (const q of guesses) {
    for (const path of ['/api/space/search', '/api/lists/ids', '/api/lists/statuses', '/api/messages/recipients']) {
      await ask({ method: 'POST', path, body: { q } })
    }
    await ask({ method: 'POST', path: '/api/space/search', body: { city: q } })
    await ask({ method: 'POST', path: '/api/mentions/list', body: { item: lead.match, q } })
  }
  for (const address of lead.hidden.filter((id) => id.startsWith('/'))) {
    await ask({ method: 'GET', path: address })
    await ask({ method: 'GET', path: `${address}?size=96` })
  }
  while (waiting.length > 0) {
    const id = waiting.pop() ?? ''
    if (known.has(id)) continue
    known.add(id)
    const type = id.split('/')[0]
    for (const [call, { at, types }] of Object.entries(attacks)) {
      if (!at || (types && !types.some((one) => one === type))) continue
      if (how === 'reads' && !reads.test(call)) continue
      // Its writes make new things of its own, which would be written under without end.
      if (!isLeads(id) && !reads.test(call)) continue
      for (const one of at(id, { own })) await ask(one)
    }
  }
  // The answers to a write that comes second, or that breaks a rule, say what there is.
  for (const props of [
    { _version: 0, status: 'reserved' },
    { $advise: 'x' },
    { status: 'won' },
    { history: [] },
    { nope: 1 },
  ]) {
    for (const id of lead.visible) await ask({ method: 'POST', path: `/api/space/update/${id}`, body: { props } })
  }
  expect(asked.size).toBeGreaterThan(200)
  return found
}

const heard = () => Buffer.from(JSON.stringify(tab.heard))

describe('a supplier and a lead whose every value is marked', () => {
  test('D7: the encodings are found however a value is written', () => {
    const all = ['Quistelbröek', 'QUISTELBROEK', 'keorbletsiuq', 'Quis<b>tel</b>broek', 'quis\\u0074elbroek']
    const more = ['%51uistelbr%C3%B6ek', '&#81;uistelbroek', Buffer.from('x Quistelbröek y').toString('base64')]
    const bytes = [...all, ...more, Buffer.from('quistelbroek').toString('hex')].map((text) => Buffer.from(text))
    for (const one of bytes) expect([one.toString(), taintsIn(one)]).toEqual([one.toString(), ['Quistelbröek']])
  })

  test('D7, G3: before disclosure no byte of any call says who it is, or what is weighed and answered by others', async () => {
    const dossier = await receive({ method: 'POST', path: `/api/space/${lead.dossier}`, body: {} })
    expect(dossier.toString()).toMatch(/^200.*▇▇▇.*Wij zoeken een kassa/s)
    expect(await crawl('everything')).toEqual([])
  }, 600_000)

  test('D7: no socket says it either, while the centre works on everything around the lead', async () => {
    const { system } = app.world
    expect((await tab.join(`item:${lead.match}`)).ok).toBe(true)
    for (const id of lead.hidden.filter((one) => !one.startsWith('/'))) {
      for (const room of ['item', 'chat']) expect((await tab.join(`${room}:${id}`)).ok).toBe(false)
    }
    await system.update({ id: lead.lead, fields: { description: 'Dwergelmeer is weer open' } })
    await system.update({ id: lead.dossier, fields: { case: '<p>Quistelbröek wil nu twee kassa’s</p>' } })
    await system.update({ id: lead.match, fields: { $advise: 'Vraag naar Brankhorstel' } })
    const last = await app.world.make({ _type: 'comment', text: '<p>Tjorven Plokkema belt nog</p>' }, lead.match)
    await tab.frame('update', last)
    expect(taintsIn(heard())).toEqual([])
  })

  test('D7: disclosed it is there to be read, and closed again it is in no new byte', async () => {
    await app.world.system.update({ id: lead.match, fields: { $open: true } })
    const open = await receive({ method: 'POST', path: `/api/space/${lead.lead}`, body: { depth: 3 } })
    expect(taintsIn(open)).toEqual(expect.arrayContaining(['Quistelbröek', 'Ysolde', 'Ooipelterwold']))
    // What the centre keeps for itself stays its own.
    expect(taintsIn(open)).toEqual(expect.not.arrayContaining(['Zompelgaard', 'Krontelaar', 'Snarpelveen']))
    await app.world.system.update({ id: lead.match, fields: { $open: false } })
    await tab.frame('delete', lead.lead)
    tab.forget()
    expect(await crawl('reads')).toEqual([])
    await app.world.system.update({ id: lead.lead, fields: { description: 'Dwergelmeer is dicht' } })
    const last = await app.world.make({ _type: 'comment', text: '<p>Dag, Plokkema</p>' }, lead.match)
    await tab.frame('update', last)
    expect(taintsIn(heard())).toEqual([])
  }, 600_000)
})
