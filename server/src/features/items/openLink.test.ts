import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await openTestApp()
  staff = app.as('staff')
})
afterAll(() => app.close())

const MINUTE_MS = 60_000
const edge = (parent: string, child: string, props: object, by = staff, name = 'MEMBERS') =>
  by.post(`/api/space/edge/${name}/${parent}/${child}`, { props })
const linkOf = async (child: string, parent: string, by = staff) => {
  const { body } = await by.post(`/api/space/${child}`, { depth: 1 })
  return body._parents?.find(({ _id }: { _id: string }) => _id === parent)
}

describe('S4.12: opening a link between two items', () => {
  test('S4.12, D5.3: staff open it for the other party, which adds $status, its time and an entry, read from both ends', async () => {
    const space = await app.world.space({}, app.places.space)
    const lead = await app.aLead()
    expect((await edge(space, lead, { $role: 'Eindgebruiker' })).body._version).toBe(1)
    expect(await linkOf(lead, space)).not.toHaveProperty('$status')
    app.world.wait(MINUTE_MS)
    const now = app.world.now.toISOString()
    expect((await edge(space, lead, { $status: 'opened' })).body).toEqual({ _id: lead, _version: 2 })
    const seen = {
      $role: 'Eindgebruiker',
      $status: 'opened',
      $opened: now,
      $history: [{ status: 'opened', date: now, user: { _id: staff.id, organisation: { _id: app.places.space } } }],
    }
    expect(await linkOf(lead, space)).toMatchObject(seen)
    const { body } = await staff.post(`/api/space/${space}`, { depth: 1 })
    expect(body._members).toMatchObject([{ _id: lead, ...seen }])
  })

  test('S4.12: twice is once; closing keeps what was; a role changed later leaves it open', async () => {
    const space = await app.world.space({}, app.places.space)
    const lead = await app.aLead()
    await edge(space, lead, { $status: 'opened' })
    expect((await edge(space, lead, { $status: 'opened' })).body._version).toBe(1)
    app.world.wait(MINUTE_MS)
    await edge(space, lead, { $status: 'closed' })
    const closed = await linkOf(lead, space)
    expect(closed).toMatchObject({ $status: 'closed', $history: [{ status: 'closed' }, { status: 'opened' }] })
    await edge(space, lead, { $note: 'Een notitie' })
    expect(await linkOf(lead, space)).toMatchObject({
      $status: 'closed',
      $opened: closed.$opened,
      $note: 'Een notitie',
    })
  })

  test('S4.12, D19.3: what was read may be sent back; a changed time or entry is refused', async () => {
    const space = await app.world.space({}, app.places.space)
    const supplier = await app.world.supplier(space)
    await edge(space, supplier, { $status: 'opened' })
    const { $status, $opened, $history, $role } = await linkOf(supplier, space)
    const asRead = { $status, $opened, $history, $role }
    expect((await edge(space, supplier, asRead)).status).toBe(200)
    const sent = { item: { _id: supplier, name: 'Een andere naam', ...asRead } }
    expect((await staff.post('/api/space/save', sent)).status).toBe(200)
    for (const props of [{ $opened: '2020-01-01T00:00:00.000Z' }, { $history: [] }, { $status: 'offered' }]) {
      expect((await edge(space, supplier, { ...asRead, ...props })).status).toBe(422)
    }
  })

  test('S4.12, D6: nobody but staff opens a link, and only one between their own', async () => {
    const { lead, space, supplier } = app.places
    const person = await app.world.person(lead)
    const contact = (by: Person, props: object) => edge(lead, person, props, by, 'CONTACTS')
    expect((await contact(app.as('enduser'), { $status: 'opened' })).status).toBe(403)
    for (const who of ['supplier', 'member', 'stranger'] as const) {
      expect((await contact(app.as(who), { $status: 'opened' })).status).toBe(404)
    }
    expect((await contact(staff, { $status: 'opened' })).status).toBe(200)
    expect(await linkOf(person, lead, app.as('enduser'))).toMatchObject({ $status: 'opened' })
    expect((await contact(app.as('enduser'), { $role: 'Contact', $status: 'opened' })).status).toBe(200)
    expect((await contact(app.as('enduser'), { $status: 'closed' })).status).toBe(403)
    expect((await edge(space, supplier, { $status: 'opened' }, app.as('supplier'))).status).toBe(403)
  })

  test('S4.12, D7: whoever reads the card alone learns that it was opened, and not by whom', async () => {
    const { space, supplier } = app.places
    await edge(space, supplier, { $status: 'opened' })
    const { body, text } = await app.as('supplier').post(`/api/space/${supplier}`, { depth: 1 })
    expect(body._parents).toMatchObject([{ _id: space, $status: 'opened' }])
    expect(text).not.toContain('$history')
    expect(text).not.toContain(staff.id)
  })

  test('S4.12: tags, owners and recipients have nothing to open', async () => {
    const lead = await app.aLead()
    const tag = await app.world.make({ _type: 'tag', name: 'Strandtent', type: 'branche' })
    expect((await edge(lead, tag, { $status: 'opened' }, staff, 'TAGS')).status).toBe(403)
    expect((await edge(lead, staff.organisation, { $status: 'opened' }, staff, 'OWNERS')).status).toBe(403)
  })
})
