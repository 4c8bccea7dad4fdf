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
    expect(await readersOf(before)).toEqual(['sender', 'seller'])
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
})
