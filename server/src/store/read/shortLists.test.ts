import { childLists, isObject } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'

let world: World
let viewers: Record<'super' | 'staff' | 'supplier' | 'enduser' | 'member', ViewerStore>
const ids: string[] = []

beforeAll(async () => {
  world = await World.open()
  const space = await world.space()
  const lead = await world.lead(space)
  const supplier = await world.supplier(space)
  const organisation = await world.organisation(space)
  const dossier = await world.dossier(lead)
  const person = await world.person(lead, { email: 'femke@zilvermeeuw.example' })
  const match = await world.match(dossier, supplier, { $visible: true, matchnote: 'geheim' }, ['offered'])
  const staff = await world.user(space, 'staff')
  viewers = {
    super: await world.user(space, 'admin', { _feed: 'ROOT' }),
    staff,
    supplier: await world.user(supplier, 'suppliers'),
    enduser: await world.user(lead, 'endusers'),
    member: await world.user(organisation, 'members'),
  }
  const tag = await world.make({ _type: 'tag', name: 'Strandtent', type: 'branche' })
  for (const parent of [lead, dossier]) await staff.link({ edge: 'TAGS', parent, child: tag, props: {} })
  const software = await world.make({ _type: 'software', name: 'Kassapakket', $role: 'Maakt' }, supplier)
  await staff.link({ edge: 'SOFTWARE', parent: lead, child: software, props: { $role: 'Gebruikt' } })
  const todo = await world.make({ _type: 'todo', name: 'Offerte maken' }, lead, staff)
  const comment = await world.make({ _type: 'comment', text: '<p>Mooi</p>' }, person, staff)
  const message = await world.make({ _type: 'message', name: 'Welkom' }, lead, staff)
  ids.push(space, lead, supplier, organisation, dossier, person, match, tag, software, todo, comment, message)
})
afterAll(() => world.close())

/** What the function in the database says of the same lists; nothing for what does not exist for the viewer. */
async function byFunction(me: ViewerStore, id: string, depth: number, most?: number): Promise<object> {
  const params = new Params()
  const wanted = params.add(id)
  const scope = readScope(me, params)
  const [row] = await world.database.query<{ lists: object | null }>(
    `select item_lists(i.id, ${scope.args}, ${depth}${most === undefined ? '' : `, '', ${most}`}) as lists from items i where i.id = ${wanted} and ${scope.where}`,
    params.values,
  )
  return row?.lists ?? {}
}

function listsIn(item: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).filter(([name, value]) => /^_[a-z]+$/.test(name) && isReferences(value)),
  )
}

function isReferences(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && '_edge' in one)
}

describe('the lists of an item', () => {
  for (const who of ['super', 'staff', 'supplier', 'enduser', 'member'] as const) {
    it(`D2.2: are the same in either way of reading them, for ${who}`, async () => {
      const me = viewers[who]
      for (const id of ids) {
        for (const depth of [1, 2, 3]) {
          const item = await world.read(id, me, depth).catch(() => undefined)
          if (item === undefined) continue
          expect(listsIn(item), `${id} ${depth}`).toEqual(await byFunction(me, id, depth))
        }
      }
    })

    it(`D2.2: are told one by one as they are told together, for ${who}`, async () => {
      const me = viewers[who]
      for (const id of ids) {
        const item = await world.read(id, me, 1).catch(() => undefined)
        if (item === undefined) continue
        const whole = listsIn(item)
        for (const list of childLists.keys()) {
          // Where it hangs is told with every item; that is no list of children.
          const { _parents, ...alone } = listsIn(JSON.parse(await me.read(id, 1, [list])))
          expect(alone, `${id} ${list}`).toEqual(list in whole ? { [list]: whole[list] } : {})
        }
      }
    })
  }

  it('D21.1, D19.10: of so many items at most the lists are opened in one answer, of those that hang nearest first', async () => {
    const space = await world.space()
    for (let n = 0; n < 5; n += 1) {
      const person = await world.person(await world.lead(space), { email: `nearest-${n}@zilvermeeuw.example` })
      await world.make({ _type: 'todo', name: 'Bellen' }, person, viewers.super)
    }
    const opened = async (most: number) => {
      const told = JSON.stringify(await byFunction(viewers.super, space, 3, most))
      return { leads: told.split('"_contacts":').length - 1, people: told.split('"_todos":').length - 1 }
    }
    expect(await opened(3)).toEqual({ leads: 3, people: 0 })
    expect(await opened(9)).toEqual({ leads: 5, people: 0 })
    expect(await opened(10)).toEqual({ leads: 5, people: 5 })
  })
})
