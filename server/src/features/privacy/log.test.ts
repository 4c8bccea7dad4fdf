import { mentionMarkup } from '@schakel/domain'
import type { ItemLog } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { Tab } from '../../../test/live.ts'
import { readNewsMail } from '../../store/mail/newsMails.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function logOf(who: Somebody, item: string, body: object = {}): Promise<ItemLog> {
  const answer = await app.as(who).post('/api/log/list', { item, ...body })
  expect(answer.status).toBe(200)
  return answer.body
}
const save = (who: Somebody, id: string, props: object) => app.as(who).post(`/api/space/update/${id}`, { props })

describe('the log of an item', () => {
  test('S3.14: who changed what and when, before and after, newest first', async () => {
    const lead = await app.aLead({ name: 'Brasserie De Log', website: 'https://oud.example' })
    await save('staff', lead, { website: 'https://nieuw.example', phone: '0201234567' })
    const { lines, people } = await logOf('staff', lead)
    expect(lines[0]).toMatchObject({
      kind: 'update',
      user: { _id: app.as('staff').id, name: 'Test staff' },
      fields: expect.arrayContaining([
        { name: 'website', before: 'https://oud.example', after: 'https://nieuw.example' },
        { name: 'phone', before: null, after: '+31201234567' },
      ]),
    })
    expect(lines.at(-1)).toMatchObject({ kind: 'create' })
    expect(people).toEqual([{ _id: app.as('staff').id, name: 'Test staff' }])
  })

  test('D5.3: a status with its reason; its history and dates are no fields of their own', async () => {
    const { match } = await app.aMatch({ path: ['offered'] })
    await app.world.status(match, 'reserved')
    const { lines } = await logOf('staff', match)
    expect(lines[0]).toMatchObject({ kind: 'update', reason: 'Omdat het zo is' })
    expect(lines[0]?.fields).toEqual([{ name: 'status', before: 'offered', after: 'reserved' }])
  })

  test('D8.7: what was hung under it and taken away, told at both ends', async () => {
    const lead = await app.aLead()
    const person = await app.aPerson(lead, { name: 'Doortje Tussenkomst' })
    const other = await app.aLead({ name: 'Tweede adres' })
    await app.as('staff').post(`/api/space/edge/CONTACTS/${other}/${person}`, { props: {} })
    await app.as('staff').post(`/api/space/delete/CONTACTS/${other}/${person}`, {})
    const named = { _id: person, name: 'Doortje Tussenkomst' }
    expect((await logOf('staff', other)).lines.slice(0, 2)).toMatchObject([
      { kind: 'unlink', edge: 'CONTACTS', other: named },
      { kind: 'link', edge: 'CONTACTS', other: named },
    ])
    expect((await logOf('staff', person)).lines[0]).toMatchObject({ kind: 'unlink', up: true, other: { _id: other } })
    expect((await logOf('staff', lead)).lines[0]).toMatchObject({ kind: 'create', other: named })
  })

  test('D6, D20: what a line is called counts no lines of others, in the log, the timeline and the versions of a note', async () => {
    const dossier = await app.aDossier({ case: 'Eerst' })
    for (const word of ['Toen', 'Nu']) {
      // However much others do meanwhile.
      for (let n = 0; n < 3; n += 1) await save('stranger', app.places.otherLead, { phone: `020 123456${n}` })
      await save('staff', dossier, { case: `${word} een heel andere tekst` })
      app.world.wait(3_600_000)
    }
    const { lines } = await logOf('staff', dossier)
    const { entries } = (await app.as('staff').post('/api/timeline/list', { item: dossier, kinds: ['change'] })).body
    const versions = (await app.as('enduser').post('/api/notes/versions', { item: dossier })).body
    const names = [...lines, ...versions].map(({ _id }: { _id: string }) => _id)
    const changes = entries.map(({ _id }: { _id: string }) => _id)
    expect(lines.length + versions.length).toBeGreaterThan(4)
    expect(entries.length).toBeGreaterThan(1)
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/)
    for (const name of changes) expect(name).toMatch(/^change\|[0-9a-f]{32}$/)
    expect(JSON.stringify(entries)).not.toMatch(/"_id":"\d+"/)
    // A number that was guessed opens nothing, and a name leads on to what came before it.
    expect((await app.as('staff').post('/api/log/change', { item: dossier, _id: '1' })).status).toBe(404)
    const { lines: rest } = await logOf('staff', dossier, { before: lines[0]?._id })
    expect(rest).toEqual(lines.slice(1))
    const before = `${entries[0].at} ${entries[0]._id}`
    const later = await app.as('staff').post('/api/timeline/list', { item: dossier, kinds: ['change'], before })
    expect(later.body.entries).toEqual(entries.slice(1))
    const read = { item: dossier, version: versions[1]._id }
    expect((await app.as('enduser').post('/api/notes/version', read)).body.text).toContain('Toen')
  })

  test('D6: the note of a match and of a supplier are told to super users alone, and no line says that there was more', async () => {
    const supplier = await app.aSupplier()
    const { match } = await app.aMatch({ supplier })
    for (const [id, props] of [
      [match, { matchnote: 'Geheim oordeel' }],
      [supplier, { note: 'Geheime notitie' }],
    ] as const) {
      const before = (await logOf('staff', id)).lines.length
      await save('super', id, props)
      const [name = '', value] = Object.entries(props)[0] ?? []
      expect((await logOf('super', id)).lines[0]?.fields).toEqual([{ name, before: null, after: value }])
      expect((await logOf('super', id, { field: name })).lines).toHaveLength(1)
      const seen = await logOf('staff', id)
      expect(seen.lines).toHaveLength(before)
      expect(JSON.stringify(seen)).not.toContain('Gehei')
      expect((await logOf('staff', id, { field: name })).lines).toEqual([])
      const [line] = (await logOf('super', id)).lines
      const asked = { item: id, _id: line?._id }
      expect((await app.as('staff').post('/api/log/change', asked)).status).toBe(404)
      expect((await app.as('super').post('/api/log/change', asked)).body.fields[0].after).toBe(value)
    }
  })

  test('D6, D20: nobody is named for what is not told: a secret note, or a place in another space', async () => {
    const lead = await app.aLead()
    const supplier = await app.aSupplier()
    const { match } = await app.aMatch({ supplier })
    const seen = () => Promise.all([lead, supplier, match].map((item) => logOf('staff', item)))
    const before = await seen()
    await app.as('super').post(`/api/space/edge/MEMBERS/${app.places.otherSpace}/${lead}`, { props: {} })
    await save('super', supplier, { note: 'Geheime notitie' })
    await save('super', match, { matchnote: 'Geheim oordeel' })
    expect(await seen()).toEqual(before)
    await save('super', lead, { website: 'https://bekend.example' })
    expect((await logOf('staff', lead)).people.map(({ _id }) => _id)).toContain(app.as('super').id)
  })

  test('D6: for staff and super users alone: others may not, and what they do not read is not there', async () => {
    const { match, dossier } = await app.aMatch({ supplier: app.places.supplier })
    for (const path of ['/api/log/list', '/api/log/change']) {
      const ask = async (who: Somebody, item: string) => (await app.as(who).post(path, { item, _id: '1' })).status
      for (const item of [match, dossier, app.places.lead]) expect(await ask('stranger', item)).toBe(404)
      expect(await ask('supplier2', match)).toBe(404)
      expect(await ask('supplier', match)).toBe(403)
      expect(await ask('enduser', app.places.lead)).toBe(403)
      expect(await ask('supplier', app.places.lead)).toBe(404)
    }
    // A line of one item is no line of another.
    const [line] = (await logOf('staff', match)).lines
    const asked = { item: app.places.organisation, _id: line?._id }
    expect((await app.as('staff').post('/api/log/change', asked)).status).toBe(404)
  })

  test('D6: what hangs in another space is not told, nor who did it there', async () => {
    const person = await app.aPerson(app.places.lead)
    await app.world.system.link({ edge: 'CONTACTS', parent: app.places.otherLead, child: person, props: {} })
    await save('stranger', person, { jobtitle: 'Chef elders' })
    const text = JSON.stringify(await logOf('staff', person))
    expect(text).not.toContain(app.places.otherLead)
    expect(text).not.toContain('Test stranger')
    expect(text).not.toContain(app.as('stranger').id)
    expect(text).toContain('Chef elders')
    expect(JSON.stringify(await logOf('super', person))).toContain(app.places.otherLead)
  })

  test('D6: no count of lines tells whether somebody of another space wrote one', async () => {
    const supplier = await app.aSupplier()
    const linked = await app.as('super').post(`/api/space/edge/MEMBERS/${app.as('stranger').organisation}/${supplier}`)
    expect(linked.status).toBe(200)
    expect((await save('stranger', supplier, { description: 'Anders' })).status).toBe(200)
    for (const who of ['stranger', 'enduser'] as const)
      expect((await logOf('staff', supplier, { by: app.as(who).id })).lines, who).toEqual(
        (await logOf('staff', supplier, { by: 'user/nobody' })).lines,
      )
    expect((await logOf('stranger', supplier, { by: app.as('stranger').id })).lines).toHaveLength(1)
  })

  test('D8.10: page after page, of one person, of one field; a long text is asked for by itself', async () => {
    const dossier = await app.aDossier()
    for (let n = 1; n <= 60; n += 1) await save(n % 2 ? 'staff' : 'super', dossier, { users: n + 20 })
    const text = `<p>${'woord '.repeat(200)}</p>`
    await save('staff', dossier, { case: text })
    const first = await logOf('staff', dossier)
    expect(first.lines).toHaveLength(50)
    expect(first.lines[0]?.fields).toEqual([{ name: 'case', before: null, after: null, long: true }])
    const whole = await app.as('staff').post('/api/log/change', { item: dossier, _id: first.lines[0]?._id })
    expect(whole.body.fields[0].after).toContain('woord woord')
    const next = await logOf('staff', dossier, { before: first.next })
    expect(next.next).toBeUndefined()
    const all = [...first.lines, ...next.lines]
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(62)
    expect((await logOf('staff', dossier, { by: app.as('super').id })).lines).toHaveLength(30)
    expect((await logOf('staff', dossier, { field: 'case' })).lines).toHaveLength(1)
  })
})

describe('who read what was disclosed', () => {
  test('D7: from the first time that somebody of the supplier reads it, by whatever call, and not before', async () => {
    const { dossier, match } = await app.aMatch({ supplier: app.places.supplier })
    const readBy = async (who: Somebody, item: string) =>
      (await logOf(who, item)).reads.filter((one) => one.match === match)
    await app.as('supplier').post(`/api/space/${dossier}`, { depth: 2 })
    expect(await readBy('staff', dossier)).toEqual([])
    await save('staff', match, { $open: true })
    await app.as('supplier2').post('/api/space/search', { feed: 'dossier' })
    expect(await readBy('staff', dossier)).toEqual([])
    await app.as('supplier').post('/api/space/search', { feed: 'dossier' })
    const first = app.world.now.toISOString()
    const seen = {
      match,
      supplier: { _id: app.places.supplier },
      user: { _id: app.as('supplier').id },
      first,
      last: first,
    }
    expect(await readBy('staff', dossier)).toMatchObject([seen])
    app.world.wait(3_600_000)
    expect((await app.as('supplier').post(`/api/space/${app.places.lead}`)).status).toBe(200)
    const last = app.world.now.toISOString()
    for (const item of [dossier, match, app.places.lead])
      expect(await readBy('staff', item)).toMatchObject([{ ...seen, last }])
  })

  test('D7: who disclosed it, and to whom, stands in the log of the dossier and of who asks', async () => {
    const lead = await app.aLead()
    const dossier = await app.aDossier({}, lead)
    const { match, supplier } = await app.aMatch({ dossier, props: { $visible: false } })
    await save('staff', match, { $visible: true })
    await save('staff', match, { $open: true })
    await save('super', match, { $open: false })
    for (const item of [dossier, lead]) {
      const lines = (await logOf('staff', item)).lines.filter(({ other }) => other?._id === supplier)
      expect(lines.map(({ kind, user }) => [kind, user?._id])).toEqual(
        [
          ['conceal', app.as('super').id],
          ['disclose', app.as('staff').id],
          ['show', app.as('staff').id],
          ['create', undefined],
        ].map(([kind, by]) => [kind, by ?? 'system']),
      )
    }
  })

  test('D7: a file of a list counts as reading', async () => {
    const { dossier, match } = await app.aMatch({
      supplier: app.places.supplier2,
      props: { $visible: true, $open: true },
    })
    await app.as('supplier2').post('/api/export/csv', { feed: 'dossier' })
    expect((await logOf('staff', dossier)).reads).toMatchObject([{ match, user: { _id: app.as('supplier2').id } }])
  })

  test('D7: so does what a screen is told by itself, a calendar program, and the note on paper', async () => {
    const supplier = app.places.supplier2
    const seen = [{ user: { _id: app.as('supplier2').id } }]
    const opened = () => app.aMatch({ supplier, props: { $visible: true, $open: true } })
    const told = await app.aMatch({ supplier, props: { $visible: true } })
    const tab = await Tab.open(app.url, app.as('supplier2').token)
    await app.as('staff').post(`/api/space/update/${told.match}`, { props: { $open: true } })
    await tab.until(() => tab.heard.some(({ body }) => JSON.stringify(body).includes(app.places.lead)))
    expect((await logOf('staff', told.dossier)).reads).toMatchObject(seen)
    tab.socket.close()

    const paper = await opened()
    await app.as('supplier2').post('/api/notes/export', { _id: paper.dossier, kind: 'pdf' })
    expect((await logOf('staff', paper.dossier)).reads).toMatchObject(seen)

    const planned = await opened()
    const { body } = await app.as('supplier2').post('/api/agenda/feed', {})
    await save('staff', planned.dossier, { selection_date: app.world.now.toISOString() })
    expect((await logOf('staff', planned.dossier)).reads).toEqual([])
    const feed = await app.nobody.get(new URL(body.url).pathname)
    expect(feed.text).toContain(planned.dossier)
    expect((await logOf('staff', planned.dossier)).reads).toMatchObject(seen)
  })

  test('D7, D13: and so does a mail that tells of it', async () => {
    const { _id: reader, name } = await app.world.viewer(app.as('supplier2').id)
    const props = { $visible: true, $open: true }
    const { dossier, match } = await app.aMatch({ supplier: app.places.supplier2, props })
    const text = `<p>${mentionMarkup({ id: reader, name })}</p>`
    await app.as('staff').post('/api/space/save', { item: { _type: 'comment', text }, parent: match })
    expect((await logOf('staff', dossier)).reads).toEqual([])
    app.world.wait(3_600_000)
    expect((await readNewsMail(app.world.store, reader))?.news.length).toBeGreaterThan(0)
    expect((await logOf('staff', dossier)).reads).toMatchObject([{ match, user: { _id: reader } }])
  })
})
