import { Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let lead: string
let supplier: string
let space: string
let viewers: Record<'sender' | 'colleague' | 'buyer' | 'seller', ViewerStore>

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  lead = await world.lead(space)
  supplier = await world.supplier(space)
  viewers = {
    sender: await world.user(space, 'staff'),
    colleague: await world.user(space, 'staff'),
    buyer: await world.user(lead, 'endusers'),
    seller: await world.user(supplier, 'suppliers'),
  }
})
afterAll(() => world.close())

const remark = (text: string, parent: string, as: ViewerStore) =>
  world.make({ _type: 'comment', text: `<p>${text}</p>` }, parent, as)

/** Removes for good what lies in the trash. */
const purge = () => world.database.query(`select purge_trash('infinity', now(), 1000)`)

/** Who of the people reads an item. */
async function readersOf(id: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(viewers).map(async ([name, me]) => {
      const isThere = await me.read(id, 0).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Missing) return false
          throw error
        },
      )
      return isThere ? [name] : []
    }),
  )
  return found.flat()
}

describe('what is said under a message', () => {
  it('D13: its sender and its addressee read and write there', async () => {
    const { sender, buyer } = viewers
    const message = await world.make({ _type: 'message', name: 'Welkom' }, lead, sender)
    const answer = await remark('Dank u', message, buyer)
    const reply = await remark('Graag gedaan', answer, sender)
    for (const id of [answer, reply]) expect(await readersOf(id)).toEqual(['sender', 'buyer'])
    const toOne = await world.make({ _type: 'message', name: 'Even bellen' }, buyer.viewer._id, sender)
    expect(await readersOf(await remark('Morgen', toOne, buyer))).toEqual(['sender', 'buyer'])
  })

  it('D13, D7: of several addressees none reads what another one says, and a second addressee ends what one read', async () => {
    const { sender, buyer, seller } = viewers
    const message = await world.make({ _type: 'message', name: 'Aan u beiden' }, supplier, sender)
    const before = await remark('Wie nog meer?', message, sender)
    expect(await readersOf(before)).toEqual(['sender', 'seller'])
    await sender.link({ edge: 'TO', parent: message, child: lead, props: {} })
    expect(await readersOf(before)).toEqual(['sender'])
    const said = await remark('Wij doen mee', message, buyer)
    expect(await readersOf(said)).toEqual(['sender', 'buyer'])
    expect(await seller.read(message, 3)).not.toContain(lead)
    await sender.unlink({ edge: 'TO', parent: message, child: lead })
    for (const id of [before, said]) expect(await readersOf(id)).not.toContain('seller')
  })

  const ways: readonly [string, (message: string, other: string, own: string) => Promise<unknown>][] = [
    ['goes to the trash', (_, other) => world.system.remove(other)],
    ['is taken off', (message, child) => viewers.sender.unlink({ edge: 'TO', parent: message, child })],
    ['is merged with the one that is left', (_, drop, keep) => world.system.merge({ keep, drop, fields: {} })],
    ['is erased from the trash for good', (_, other) => world.system.remove(other).then(purge)],
  ]
  it.each(ways)('D13, D19.10: it stays hidden from the other addressee when one %s', async (_, goes) => {
    const { sender, seller } = viewers
    const other = await world.supplier(space)
    const rival = await world.user(other, 'suppliers')
    const message = await world.make({ _type: 'message', name: 'Aan u beiden', _to: [supplier] }, other, sender)
    const said = await remark('Onze prijs is 500', message, rival)
    const reply = await remark('De ander zit op 400', said, sender)
    const news = await remark('Wie biedt?', message, sender)
    await goes(message, other, supplier)
    await world.database.query('select refresh_readers($1::text[])', [[message, said, reply, news]])
    for (const id of [said, reply, news]) expect(await readersOf(id)).not.toContain('seller')
    expect(await world.find(seller, { q: 'onze prijs' })).toEqual([])
    expect(await world.find(seller, { q: 'wie biedt' })).toEqual([])
    expect(await seller.read(message, 3)).not.toMatch(/prijs|zit op|biedt/)
  })

  it('D13, D23.5: of one addressee, its people go on reading there when it is merged, and when that is taken back', async () => {
    const { sender, seller } = viewers
    const twin = await world.supplier(space)
    const rival = await world.user(twin, 'suppliers')
    const message = await world.make({ _type: 'message', name: 'Aan u' }, twin, sender)
    const said = await remark('Tot morgen', message, sender)
    await world.system.merge({ keep: supplier, drop: twin, fields: {} })
    expect(await seller.read(said, 0)).toContain('Tot morgen')
    await world.system.unmerge(twin)
    await expect(seller.read(said, 0)).rejects.toThrow(Missing)
    const back = await world.as(rival.viewer._id)
    expect(await back.read(said, 0)).toContain('Tot morgen')
  })

  it('D13, D19.6: under a message to a whole space one hears the centre alone, and nothing of it lies in the space', async () => {
    const { sender, buyer } = viewers
    const message = await world.make({ _type: 'message', name: 'Aan iedereen' }, space, sender)
    const said = await remark('Komt er koffie?', message, buyer)
    expect(await readersOf(message)).toEqual(['sender', 'colleague', 'buyer', 'seller'])
    expect(await readersOf(said)).toEqual(['sender', 'colleague', 'buyer'])
    expect(await world.find(sender, { parent: space, feed: 'comment' })).toEqual([])
  })
})

describe('what is said between a supplier and who asks', () => {
  it('D20.5: it follows the disclosure, with what was said before and after', async () => {
    const asking = await world.lead(space, { name: 'Herberg Zilvermeeuw' })
    const buyer = await world.user(asking, 'endusers', { name: 'Femke Aardenburg' })
    const { seller } = viewers
    const match = await world.match(await world.dossier(asking), supplier, { $visible: true, $open: true })
    const message = await world.make({ _type: 'message', name: 'Uw aanvraag' }, asking, seller)
    const open = await remark('Wij van Zilvermeeuw', message, buyer)
    const guess = await remark('Zilvermeeuw?', open, seller)
    expect(await seller.read(open, 1)).toContain('Aardenburg')
    await world.system.update({ id: match, fields: { $open: false } })
    const closed = await remark('Nog steeds Zilvermeeuw', message, buyer)
    const file = await world.make(
      { _type: 'file', name: 'zilvermeeuw.pdf', location: 'https://voorbeeld.nl' },
      message,
      buyer,
    )
    for (const id of [open, closed]) {
      const seen = await seller.read(id, 2)
      expect(seen).toContain('"name": "Lead"')
      expect(seen).not.toMatch(/van Zilvermeeuw|steeds Zilvermeeuw|Aardenburg/)
      for (const hidden of [asking, buyer.viewer._id]) expect(seen).not.toContain(hidden)
    }
    expect(await world.read(guess, seller)).toMatchObject({ text: '<p>Zilvermeeuw?</p>' })
    expect(await seller.read(message, 3)).not.toMatch(/van Zilvermeeuw|Aardenburg/)
    await expect(seller.read(file, 0)).rejects.toThrow(Missing)
    expect(await world.find(seller, { q: 'steeds' })).toEqual([closed])
    expect(await world.find(seller, { q: 'aardenburg' })).toEqual([])
    expect(await buyer.read(closed, 1)).toContain('Aardenburg')
    await world.system.update({ id: match, fields: { $open: true } })
    expect(await seller.read(closed, 1)).toContain('Aardenburg')
  })

  const ways: readonly [string, (lead: string, message: string) => Promise<unknown>][] = [
    ['lies in the trash', (lead) => world.system.remove(lead)],
    ['is taken off the message', (child, message) => world.system.unlink({ edge: 'TO', parent: message, child })],
    ['was removed for good', (lead) => world.system.remove(lead).then(purge)],
  ]
  const other = () => world.lead(space)
  const merged: typeof ways = [
    [
      'is taken off the message and then merged',
      async (drop, message) => {
        await world.system.unlink({ edge: 'TO', parent: message, child: drop })
        return world.system.merge({ keep: await other(), drop, fields: {} })
      },
    ],
    [
      'once was merged and parted, and was removed for good',
      async (lead) => {
        await world.system.merge({ keep: await other(), drop: lead, fields: {} })
        await world.system.unmerge(lead)
        return world.system.remove(lead).then(purge)
      },
    ],
    [
      'took another in, and was removed for good',
      async (keep) => {
        await world.system.merge({ keep, drop: await other(), fields: {} })
        return world.system.remove(keep).then(purge)
      },
    ],
  ]
  it.each([...ways, ...merged])('D7, D20.5: a supplier does not learn who asks when that one %s', async (_, goes) => {
    const asking = await world.lead(space, { name: 'Herberg Waterhoen' })
    const match = await world.match(await world.dossier(asking), supplier, { $visible: true, $open: true })
    const buyer = await world.user(asking, 'endusers', { name: 'Femke Kwikstaart' })
    const { seller } = viewers
    const got = await world.make({ _type: 'message', name: 'Uw aanvraag' }, asking, seller)
    const sent = await world.make({ _type: 'message', name: 'Een vraag' }, seller.viewer._id, buyer)
    const own = await remark('Wie bent u?', sent, seller)
    const told = await remark('Wij van Waterhoen', sent, buyer)
    const answer = await remark('Waterhoen dankt', got, buyer)
    await world.system.update({ id: match, fields: { $open: false } })
    await goes(asking, got)
    const ids = [sent, got, told, answer]
    await world.database.query('select refresh_readers($1::text[])', [ids])
    for (const id of [told, answer]) {
      const seen = await seller.read(id, 0).catch((error: unknown) => String(error))
      expect(seen).not.toMatch(/van Waterhoen|Waterhoen dankt|Kwikstaart/)
      for (const hidden of [asking, buyer.viewer._id]) expect(seen).not.toContain(hidden)
    }
    expect(await world.find(seller, { q: 'waterhoen' })).toEqual([])
    expect(await world.read(own, seller)).toMatchObject({ text: '<p>Wie bent u?</p>' })
  })

  it('D7, D20.5: it stays anonymous when who said it works elsewhere since', async () => {
    const asking = await world.lead(space, { name: 'Herberg Waterhoen' })
    const match = await world.match(await world.dossier(asking), supplier, { $visible: true, $open: true })
    const buyer = await world.user(asking, 'endusers', { name: 'Femke Kwikstaart' })
    const { seller } = viewers
    await world.make({ _type: 'message', name: 'Uw aanvraag' }, asking, seller)
    const sent = await world.make({ _type: 'message', name: 'Een vraag' }, seller.viewer._id, buyer)
    const told = await remark('Wij van Waterhoen', sent, buyer)
    await world.system.update({ id: match, fields: { $open: false } })
    const elsewhere = await world.lead(space)
    await world.system.link({ edge: 'MEMBERS', parent: elsewhere, child: buyer.viewer._id, props: {} })
    expect(await seller.read(told, 0)).not.toMatch(/van Waterhoen|Kwikstaart/)
    await world.system.merge({ keep: await world.lead(space), drop: asking, fields: {} })
    expect(await seller.read(told, 0)).not.toMatch(/van Waterhoen|Kwikstaart/)
    await world.system.update({ id: told, fields: { text: '<p>Wij van Waterhoen dus</p>' } })
    expect(await seller.read(told, 0)).not.toMatch(/van Waterhoen|Kwikstaart/)
  })
})
