import { expect, test } from 'vitest'
import { behindStatements } from '../../../test/behindStatements.ts'
import { World } from '../../../test/world.ts'
import { contextOf } from '../context.ts'
import { readList } from './list.ts'

test('D8.5, D21.1: a long list comes in its order, made in pieces, and others are answered in between', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const lead = await world.lead(space)
    const me = await world.user(space, 'staff')
    const names = Array.from({ length: 250 }, (_, at) => `Taak ${String(at).padStart(3, '0')}`)
    await world.store.together(async (inner) => {
      for (const name of names.toReversed())
        await inner.as(world.system.viewer).create({ item: { _type: 'todo', name }, parent: lead })
    })
    const answered: string[] = []
    // Behind each statement of the list somebody else asks for a card, and has it before the next.
    const asking = behindStatements(me, async () => {
      answered.push('statement')
      await me.read(lead, 0)
      answered.push('card')
    })
    const rows: { readonly name: string; readonly _depth: number }[] = JSON.parse(
      await readList(asking, { space: lead, from: 1, depth: 1 }),
    )
    expect(answered).toEqual(['statement', 'card', 'statement', 'card', 'statement', 'card'])
    expect(rows.map(({ name }) => name)).toEqual(names)
    expect(rows.every(({ _depth }) => _depth === 1)).toBe(true)
  } finally {
    await world.close()
  }
})

test('D8.5: of more than a list tells the nearest are told, by name, and none of what lies deeper', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const lead = await world.lead(space, { name: 'Herberg 0' })
    await world.make({ _type: 'todo', name: 'Aardappelen schillen' }, lead)
    const me = await world.user(space, 'staff')
    const listed = async (): Promise<readonly { readonly name: string; readonly _depth: number }[]> =>
      JSON.parse(await readList(contextOf(world.store, me.viewer), { space, from: 1, depth: 2 }))
    const few = await listed()
    expect(few.map(({ _depth }) => _depth)).toContain(2)
    await world.database.query(
      `with copies as (select 'lead/' || md5(n::text) as id, md5(n::text) as key, n from generate_series(1, 5000) n),
        rows as (insert into items (id, type, fields, created_at, changed_at, readers)
          select c.id, i.type, i.fields || jsonb_build_object('_id', c.id, 'name', 'Herberg ' || c.n), i.created_at, i.changed_at, i.readers
          from copies c, items i where i.id = $1)
        insert into edges (key, edge, parent, child, props, created_at) select key, 'MEMBERS', $2, id, '{}', now() from copies`,
      [lead, space],
    )
    const many = await listed()
    expect(many).toHaveLength(5000)
    expect(many.every(({ _depth }) => _depth === 1)).toBe(true)
    expect(many.map(({ name }) => name)).not.toContain('Aardappelen schillen')
  } finally {
    await world.close()
  }
}, 60_000)
