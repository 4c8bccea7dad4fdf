import { Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../test/world.ts'
import type { ViewerStore } from './store.ts'

let world: World
let lead: string
let supplier: string
let space: string
let eyes: Record<'sender' | 'colleague' | 'buyer' | 'seller', ViewerStore>

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  lead = await world.lead(space)
  supplier = await world.supplier(space)
  eyes = {
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
    Object.entries(eyes).map(async ([name, me]) => {
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
    const { sender, buyer } = eyes
    const message = await world.make({ _type: 'message', name: 'Welkom' }, lead, sender)
    const answer = await remark('Dank u', message, buyer)
    const reply = await remark('Graag gedaan', answer, sender)
    for (const id of [answer, reply]) expect(await readersOf(id)).toEqual(['sender', 'buyer'])
    const toOne = await world.make({ _type: 'message', name: 'Even bellen' }, buyer.viewer._id, sender)
    expect(await readersOf(await remark('Morgen', toOne, buyer))).toEqual(['sender', 'buyer'])
  })

  it('D13, D7: of several addressees none reads what another one says, and a second addressee ends what one read', async () => {
    const { sender, buyer, seller } = eyes
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
    const { sender, buyer } = eyes
    const message = await world.make({ _type: 'message', name: 'Aan iedereen' }, space, sender)
    const said = await remark('Komt er koffie?', message, buyer)
    expect(await readersOf(message)).toEqual(['sender', 'colleague', 'buyer', 'seller'])
    expect(await readersOf(said)).toEqual(['sender', 'colleague', 'buyer'])
    expect(await world.find(sender, { parent: space, feed: 'comment' })).toEqual([])
  })
})
