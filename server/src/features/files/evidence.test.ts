import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Somebody, TestApp } from '../../../test/app.ts'
import { FileApp } from '../../../test/files.ts'

let files: FileApp
let app: TestApp
let match: string
let dossier: string
let file: { _id: string; location: string }
beforeAll(async () => {
  files = await FileApp.open()
  app = files.app
  ;({ match, dossier } = await app.aMatch({ path: ['offered'] }))
  // The other supplier is asked of the same dossier.
  await app.aMatch({ dossier, supplier: app.places.supplier2, path: ['offered'] })
  const rows = [{ group: 105, nl: 'Een', level: 'must', weight: 3, proof: 'document' }]
  await done('staff', '/api/requirements/save', { parent: dossier, rows })
  await done('staff', '/api/requirements/freeze', { dossier, version: 0, rows: [] })
  const sent = { parent: app.places.supplier, name: 'Bewijs Strandvogel.pdf', bytes: 'het bewijs' }
  file = await files.file(sent, 'supplier')
})
afterAll(() => files.close())

const all = ['super', 'staff', 'supplier', 'supplier2', 'enduser', 'enduser2', 'member', 'stranger'] as const

async function done(as: Somebody, path: string, body: object) {
  const { status, text, body: answer } = await app.as(as).post(path, body)
  expect(status, text).toBe(200)
  return answer
}

/** Who gets the bytes; all others are answered as of a file that never was. */
async function openers(location = file.location): Promise<Somebody[]> {
  const found: Somebody[] = []
  for (const somebody of all) {
    const none = await files.fetch(somebody, '/api/files/0190000000007000800000000000000a')
    const { status, bytes } = await files.fetch(somebody, location)
    if (status === 200) found.push(somebody)
    else expect([status, bytes.toString()]).toEqual([404, none.bytes.toString()])
  }
  return found
}

const say = (key: string, named: string | undefined, more: object = {}) => ({
  key,
  value: 'yes',
  ...(named ? { evidence: [{ kind: 'document', file: named }] } : {}),
  ...more,
})
const answer = async () => (await done('supplier', '/api/answers/list', { parent: match })).answers[0]

/** Key, kind and place of each piece of evidence in the workbook of the comparison (F1.13). */
async function evidenceSheet(as: Somebody): Promise<unknown[][]> {
  const response = await fetch(`${app.url}/api/export/comparison`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${app.as(as).token}`,
      'accept-language': 'nl',
    },
    body: JSON.stringify({ dossier }),
  })
  expect(response.status).toBe(200)
  const sheets = await readWorkbook(Buffer.from(await response.arrayBuffer()))
  const [, ...rows] = sheets.find(({ sheet }) => sheet === 'Bewijs')?.data ?? []
  return rows.map(([key, , kind, where]) => [key, kind, where])
}

describe('the file that proves an answer', () => {
  it('F1.7, G3: opens to who asks and the centre once the answer is submitted, and to no other supplier', async () => {
    const before = await openers()
    expect(before).not.toContain('enduser')
    await done('supplier', '/api/answers/save', { parent: match, rows: [say('X-01', file._id)] })
    expect(await openers(), 'a draft opens nothing').toEqual(before)
    await done('supplier', '/api/answers/submit', { match })
    expect(await openers()).toEqual(['super', 'staff', 'supplier', 'enduser'])
    const { bytes, headers } = await files.fetch('enduser', file.location)
    expect(bytes.toString()).toBe('het bewijs')
    expect(headers.get('content-disposition')).toContain('Bewijs Strandvogel.pdf')
  })

  it('F1.13: the workbook says the name of the file to who may save it, and nothing of it to another supplier', async () => {
    for (const reader of ['super', 'staff', 'supplier', 'enduser'] as const) {
      expect(await evidenceSheet(reader), reader).toEqual([['X-01', 'Document', 'Bewijs Strandvogel.pdf']])
    }
    expect(await evidenceSheet('supplier2')).toEqual([])
  })

  it('F1.7, G3: the item of the file stays its supplier’s: its card, search, exports and remarks know of none', async () => {
    for (const other of ['enduser', 'supplier2'] as const) {
      expect((await app.as(other).post(`/api/space/read/${file._id}`, {})).status).toBe(404)
      const found = await app.as(other).post('/api/space/search', { q: 'Strandvogel' })
      expect(found.text).not.toContain('Strandvogel')
      const listed = await app.as(other).post('/api/space/search', { feed: 'file', q: '*' })
      expect(listed.text).not.toContain(file._id)
      const { status } = await app
        .as(other)
        .post('/api/space/save', { item: { _type: 'comment', text: 'Hoi' }, parent: file._id })
      expect(status).toBe(404)
    }
  })

  it('F1.7: closes when the match is hidden, the answer names another file or the file is thrown away', async () => {
    await app.world.system.update({ id: match, fields: { $visible: false } })
    expect(await openers()).not.toContain('enduser')
    await app.world.system.update({ id: match, fields: { $visible: true } })
    expect(await openers()).toContain('enduser')
    const other = await files.file({ parent: app.places.supplier, name: 'Anders.pdf' }, 'supplier')
    await done('staff', '/api/answers/reopen', { match, keys: ['X-01'] })
    const { _version } = await answer()
    await done('supplier', '/api/answers/save', { parent: match, rows: [say('X-01', other._id, { _version })] })
    await done('supplier', '/api/answers/submit', { match })
    expect(await openers()).not.toContain('enduser')
    expect(await openers(other.location)).toContain('enduser')
    expect(await evidenceSheet('enduser')).toEqual([['X-01', 'Document', 'Anders.pdf']])
    await app.world.system.remove(other._id)
    expect(await evidenceSheet('enduser')).toEqual([['X-01', 'Document', 'bestand is er niet meer']])
    expect(await openers(other.location)).toEqual([])
  })

  it('F1.7, G8: what proves an answer of the profile alone stays with the supplier and the centre', async () => {
    const profile = await files.file({ parent: app.places.supplier, name: 'Profiel.pdf' }, 'supplier')
    await done('supplier', '/api/answers/save', { parent: app.places.supplier, rows: [say('GEN-01', profile._id)] })
    expect(await openers(profile.location)).not.toContain('enduser')
  })

  it('F1.8: what an answer was proven by and is gone keeps neither that row nor another from being saved', async () => {
    const asked = await app.aMatch({ path: ['offered'] })
    const rows = ['Een', 'Twee'].map((nl) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'document' }))
    await done('staff', '/api/requirements/save', { parent: asked.dossier, rows })
    await done('staff', '/api/requirements/freeze', { dossier: asked.dossier, version: 0, rows: [] })
    const old = await files.file({ parent: app.places.supplier, name: 'Certificaat.pdf' }, 'supplier')
    const product = await app.world.make({ _type: 'software', name: 'Kassa Strandvogel' }, app.places.supplier)
    const parent = asked.match
    const sheet = async () => (await done('supplier', '/api/answers/list', { parent })).answers
    await done('supplier', '/api/answers/save', { parent, rows: [say('X-01', old._id, { product })] })
    const [{ evidence, _version }] = await sheet()
    await app.world.system.remove(old._id)
    await app.world.system.remove(product)
    const again = { key: 'X-01', value: 'partly', remark: 'Toch deels', product, evidence, _version }
    await done('supplier', '/api/answers/save', { parent, rows: [again, { key: 'X-02', value: 'no' }] })
    expect((await sheet()).map(({ key, value }: { key: string; value: string }) => [key, value])).toEqual([
      ['X-01', 'partly'],
      ['X-02', 'no'],
    ])
    // Named anew it is not there, as for who guesses.
    const { status } = await app.as('supplier').post('/api/answers/save', {
      parent,
      rows: [say('X-02', old._id, { _version: 1 })],
    })
    expect(status).toBe(404)
  })
})
