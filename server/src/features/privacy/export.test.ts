import { mentionMarkup } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { say } from '../../store/chat/chat.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ask = (who: Somebody, body: object = {}) => app.as(who).post('/api/privacy/export', { kind: 'json', ...body })
const save = async (who: Somebody, item: object, parent: string): Promise<string> =>
  (await app.as(who).post('/api/space/save', { item, parent })).body._id

describe('what is kept of a person', () => {
  test('D21.1: others come in between while somebody of whom much is kept gets it, and it is whole', async () => {
    const days = 600
    await app.world.database.query(
      `insert into logins (user_id, day, count, last_at)
        select $1, '2020-01-01'::date + n, 1, now() from generate_series(1, ${days}) n`,
      [app.as('member').id],
    )
    let turns = 0
    const turn = () => {
      turns += 1
      again = setImmediate(turn)
    }
    let again = setImmediate(turn)
    // Each piece of work takes so long that others are due.
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    const { body, text } = await ask('member')
    clock.mockRestore()
    clearImmediate(again)
    expect(body.logins.length).toBeGreaterThanOrEqual(days)
    expect(text).toBe(`${JSON.stringify(body, null, 2)}\n`)
    expect(turns).toBeGreaterThanOrEqual(days)
  })

  test('D6: of whom much is kept gets all of it', async () => {
    const days = 10_001
    await app.world.database.query(
      `insert into logins (user_id, day, count, last_at)
        select $1, '1990-01-01'::date + n, 1, now() from generate_series(0, ${days - 1}) n`,
      [app.as('enduser2').id],
    )
    const { logins } = (await ask('enduser2')).body
    const told = new Set(logins.map(({ day }: { day: string }) => day))
    expect([told.size >= days, told.has('1990-01-01')]).toEqual([true, true])
  })

  test('D6: everybody gets their own: card, places, account, what they wrote and did, and where they are named', async () => {
    const { match, dossier } = await app.aMatch({ supplier: app.places.supplier })
    const comment = await save('supplier', { _type: 'comment', text: '<p>Wij passen goed</p>' }, match)
    const { id, email } = app.as('supplier')
    const named = await save(
      'staff',
      { _type: 'comment', text: `<p>Dank ${mentionMarkup({ id, name: 'Test supplier' })}</p>` },
      match,
    )
    const until = new Date(app.world.now.getTime() + 86_400_000).toISOString()
    await app.as('supplier').post('/api/work/snooze', { item: match, until })
    const { status, body, headers } = await ask('supplier')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('.json"')
    expect(body.cards).toMatchObject([{ _id: id, email }])
    expect(body.places).toMatchObject([{ edge: 'MEMBERS', id: app.places.supplier }])
    expect(body.sessions).toHaveLength(1)
    expect(body.account).toContainEqual(expect.objectContaining({ what: 'snooze', details: match }))
    expect(body.written).toMatchObject([{ id: comment, details: { text: '<p>Wij passen goed</p>' } }])
    expect(body.named).toMatchObject([{ id: named }])
    expect(body.done).toMatchObject([{ kind: 'create', id: comment }])
    expect(JSON.stringify(body)).not.toContain(app.places.lead)
    expect(JSON.stringify(body)).not.toMatch(/token|hash|argon2/)
    expect(dossier).toBeTruthy()
  })

  test('D1.4: the page tells moments in the zone that whoever asks chose', async () => {
    const page = async () => (await ask('member', { kind: 'html', language: 'nl' })).text
    expect(await page()).toContain('stand van 02-03-2026')
    await app.as('member').post('/api/settings/save', { timezone: 'Pacific/Honolulu' })
    expect(await page()).toContain('stand van 01-03-2026')
    await app.as('member').post('/api/settings/save', { timezone: 'Europe/Amsterdam' })
  })

  test('D6: what they put aside and want to be reminded of is in it', async () => {
    const todo = await save('supplier', { _type: 'todo', name: 'Offerte sturen' }, app.places.supplier)
    const until = new Date(app.world.now.getTime() + 3_600_000).toISOString()
    await app.as('supplier').post('/api/work/snooze', { item: todo, until })
    await app.as('supplier').post('/api/work/remind', { item: todo, at: until })
    const { body } = await ask('supplier')
    for (const what of ['snooze', 'reminder'])
      expect(body.account).toContainEqual(expect.objectContaining({ what, details: todo }))
  })

  test('D6: of views that they keep at hand only those that they still read', async () => {
    const view = async (by: Somebody, name: string): Promise<string> =>
      (await app.as(by).post('/api/views/save', { type: 'lead', name, settings: {}, shared: by === 'super' })).body._id
    const own = await view('staff', 'Eigen')
    const thrown = await view('staff', 'Weggegooid')
    const shared = await view('super', 'Gedeeld')
    const withdrawn = await view('super', 'Ingetrokken')
    for (const _id of [own, thrown, shared, withdrawn])
      expect((await app.as('staff').post('/api/favourites/put', { _id })).status).toBe(200)
    await app.as('staff').post('/api/views/delete', { _id: thrown })
    expect((await app.as('super').post('/api/views/save', { _id: withdrawn, shared: false })).status).toBe(200)
    for (const who of ['staff', 'super'] as const) {
      const { body } = await ask(who, { _id: app.as('staff').id })
      const kept = body.account.filter(({ what }: { what: string }) => what === 'favourite')
      expect(kept.map(({ details }: { details: string }) => details)).toEqual(['Eigen', 'Gedeeld'])
    }
  })

  test('D6: a colleague behind the same mailbox is not in the file of somebody', async () => {
    const email = 'info@zaak.example'
    const jan = await app.aPerson(app.places.lead, { name: 'Jan de Bakker', email })
    const again = await app.aPerson(app.places.lead, { name: 'J. de Bakker', email })
    await app.aPerson(app.places.lead, { name: 'Piet de Slager', email, mobile: '06 12345678', dob: '1980-02-03' })
    const { body, text } = await ask('staff', { _id: jan })
    expect(body.cards.map(({ _id }: { _id: string }) => _id)).toEqual([jan, again])
    expect(text).not.toMatch(/Slager|12345678|1980-02-03/)
  })

  test('D19.10: nothing of what others may not know: another supplier’s match, the note of a match, who asks', async () => {
    const lead = await app.aLead({ name: 'Grandcafé Geheimstede' })
    const dossier = await app.aDossier({}, lead)
    const mine = await app.aMatch({ dossier, supplier: app.places.supplier })
    const theirs = await app.aMatch({ dossier, supplier: app.places.supplier2 })
    await app.as('super').post(`/api/space/update/${mine.match}`, { props: { matchnote: 'Niet hardop' } })
    const mention = mentionMarkup({ id: app.as('supplier').id, name: 'Test supplier' })
    await save('staff', { _type: 'comment', text: `<p>Beter dan ${mention}</p>` }, theirs.match)
    await save('staff', { _type: 'comment', text: `<p>Geheimstede wil ${mention}</p>` }, mine.match)
    for (const who of ['supplier', 'staff', 'super'] as const) {
      const { text, status } = await ask(who, { _id: app.as('supplier').id })
      expect(status).toBe(200)
      for (const hidden of ['Beter dan', 'Niet hardop', 'Geheimstede', lead, theirs.match, app.places.supplier2])
        expect([who, hidden, text.includes(hidden)]).toEqual([who, hidden, false])
    }
  })

  test('D6: staff get no more of their people than they read themselves, and it stands in the log who asked', async () => {
    const person = await app.aPerson(app.places.lead, { name: 'Tweepleks Vermeer' })
    await app.world.system.link({ edge: 'CONTACTS', parent: app.places.otherLead, child: person, props: {} })
    const { body, text } = await ask('staff', { _id: person })
    expect(body.places.map(({ id }: { id: string }) => id)).toEqual([app.places.lead])
    expect(text).not.toContain(app.places.otherLead)
    const { body: log } = await app.as('staff').post('/api/log/list', { item: person })
    expect(log.lines[0]).toMatchObject({ kind: 'export', user: { _id: app.as('staff').id } })
    expect((await ask('stranger', { _id: person })).status).toBe(200)
    expect((await ask('enduser', { _id: person })).status).toBe(403)
    expect((await ask('supplier', { _id: person })).status).toBe(404)
    expect((await ask('staff', { _id: app.places.lead })).status).toBe(403)
  })

  test('D12, D13: check-in and chat are in it, and the page is for reading: no script, all text escaped', async () => {
    const day = await app.world.make(
      { _type: 'activity', name: 'Kennisdag', date: '2026-05-01T10:00:00Z', $role: 'Kennisdag' },
      app.places.space,
    )
    const person = await app.aPerson(app.places.lead, {
      name: 'Gast <b>vet</b> enduser',
      email: app.as('enduser').email,
    })
    await app.world.system.link({
      edge: 'CONTACTS',
      parent: day,
      child: person,
      props: { $guests: 2, $note: 'Alleen voor ons' },
    })
    const dossier = await app.aDossier()
    await say(await app.world.as(app.as('enduser').id), dossier, 'Tot dan!')
    const { body } = await ask('enduser')
    expect(body.cards).toHaveLength(2)
    expect(body.chat).toMatchObject([{ text: 'Tot dan!', room: dossier }])
    const { body: whole, text: all } = await ask('super', { _id: person })
    expect(whole.chat).toHaveLength(1)
    expect(all).not.toContain('Alleen voor ons')
    const page = await ask('super', { _id: person, kind: 'html', language: 'nl' })
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect(page.text).toContain('Alles wat van u bewaard is')
    expect(page.text).toContain('Tot dan!')
    expect(page.text).not.toMatch(/<b>vet|<script/)
  })
})
