import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { databaseErrorCode, databaseErrorDetail } from './databaseError.ts'

// This file runs on the embedded engine and on a server: that both pass is the proof that they answer alike.
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.exec('create table kept (id int primary key, note text)')
})
afterAll(() => db.close())

const value = async (sql: string, params: readonly unknown[] = []) =>
  (await db.query<{ v: unknown }>(`select ${sql} as v`, params))[0]?.v

describe('D17.1: the two engines give the same answers', () => {
  test.each<[string, unknown]>([
    [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    [`'[1]'::json`, [1]],
    [`'{"a": 1}'::jsonb::text`, '{"a": 1}'],
    ['9007199254740991::int8', 9007199254740991],
    ['count(*)', 1],
    ['1::int2', 1],
    ['1.5::float8', 1.5],
    ['1.50::numeric', '1.50'],
    ['true', true],
    ['false', false],
    ['null::text', null],
    [`'é€😀'::text`, 'é€😀'],
    [`'2026-02-03'::date`, '2026-02-03'],
    [`'2026-02-03 04:05:06.789+02'::timestamptz`, new Date('2026-02-03T02:05:06.789Z')],
    [`json_build_object('at', '2026-02-03 04:05:06+02'::timestamptz)`, { at: '2026-02-03T02:05:06+00:00' }],
    [`array['a', null, 'b,"c\\']`, ['a', null, 'b,"c\\']],
    [`'{}'::text[]`, []],
    ['array[1, 2]', [1, 2]],
    ['array[1::int8, null]', [1, null]],
    [`array['2026-02-03'::date]`, ['2026-02-03']],
    [`array['1b4e28ba-2fa1-41d2-883f-0016d3cca427'::uuid]`, ['1b4e28ba-2fa1-41d2-883f-0016d3cca427']],
    [`'\\x0001ff'::bytea`, Buffer.from([0, 1, 255])],
    [`current_setting('TimeZone')`, 'UTC'],
  ])('D17.1: %s', async (sql, expected) => {
    expect(await value(sql)).toEqual(expected)
  })

  test('D17.1: parameters arrive as they were sent', async () => {
    expect(await value('$1::jsonb', [{ a: 'é', b: null }])).toEqual({ a: 'é', b: null })
    expect(await value('$1::jsonb', [JSON.stringify(['x'])])).toEqual(['x'])
    expect(await value('$1::text[]', [['a', 'b"c\\', null, 'NULL', '']])).toEqual(['a', 'b"c\\', null, 'NULL', ''])
    expect(await value('$1::int8[]', [[1, 2]])).toEqual([1, 2])
    expect(await value('$1::timestamptz', [new Date('2026-02-03T04:05:06.789Z')])).toEqual(
      new Date('2026-02-03T04:05:06.789Z'),
    )
    expect(await value('$1::bytea', [new Uint8Array([0, 255])])).toEqual(Buffer.from([0, 255]))
    expect(await value('$1::bool', [true])).toBe(true)
    expect(await value('$1::int8', [9007199254740991])).toBe(9007199254740991)
    expect(await value('$1::text', [undefined])).toBe(null)
  })

  test('D17.1: of a transaction that is refused nothing stays, also not what was asked of it and waited for by nobody', async () => {
    const asked: Promise<unknown>[] = []
    const refused = db.transaction((tx) => {
      asked.push(tx.query('insert into kept values ($1, 1 / 0)', [901]))
      for (const id of [902, 903, 904]) asked.push(tx.query('insert into kept values ($1, $2)', [id, 'late']))
      return Promise.all(asked)
    })
    await expect(refused).rejects.toThrow()
    await Promise.allSettled(asked)
    expect(await db.query('select id from kept where id > 900')).toEqual([])
  })

  test('D17.1: any text and any list of texts come back unchanged', async () => {
    // PostgreSQL keeps no NUL, and half a surrogate pair is no text.
    const text = fc.string({ unit: 'binary' }).filter((it) => !it.includes('\0') && it.isWellFormed())
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.option(text)), async (one, many) => {
        expect(await value('$1::text', [one])).toBe(one)
        expect(await value('$1::text[]', [many])).toEqual(many)
        expect(await value('$1::jsonb', [{ one, many }])).toEqual({ one, many })
      }),
      { numRuns: 50 },
    )
  })

  test('D17.1: errors carry the code, the detail and what broke', async () => {
    await db.query('insert into kept values (1)')
    const twice = await db.query('insert into kept values ($1)', [1]).catch((error: unknown) => error)
    expect(databaseErrorCode(twice)).toBe('23505')
    expect(databaseErrorDetail(twice)).toBe('Key (id)=(1) already exists.')
    expect(twice).toMatchObject({ constraint: 'kept_pkey' })
    const wrapped = new Error('while saving', { cause: twice })
    expect(databaseErrorCode(wrapped)).toBe('23505')
    expect(databaseErrorCode(new Error('EPIPE'))).toBe(undefined)
    const raised = db.exec(`do $$ begin raise exception 'no' using detail = '{"a":1}'; end $$`)
    await expect(raised).rejects.toMatchObject({ code: 'P0001', detail: '{"a":1}', message: 'no' })
    await expect(db.query('select nope')).rejects.toMatchObject({ code: '42703' })
    await expect(db.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect(await value('$1::int', ['7'])).toBe(7)
  })
})

describe('D17.1: transactions', () => {
  const notes = async () =>
    (await db.query<{ note: string }>('select note from kept where note is not null order by id')).map(
      (row) => row.note,
    )

  test('D17.1: a transaction is kept as a whole or not at all', async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.query(`insert into kept values (10, 'a')`)
      await tx.exec(`insert into kept values (11, 'b'); insert into kept values (12, 'c')`)
      return 'done'
    })
    expect(answer).toBe('done')
    const failing = db.transaction(async (tx) => {
      await tx.query(`insert into kept values (13, 'd')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await notes()).toEqual(['a', 'b', 'c'])
  })

  test('D17.1: a transaction that goes on after a failed statement says so instead of vanishing', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query(`insert into kept values (14, 'e')`)
      await tx.query('select 1 / 0').catch(() => {})
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
    expect(await notes()).not.toContain('e')
  })

  test('D17.1: using the database or an ended transaction is an error, not a wait for ever', async () => {
    await expect(db.transaction(() => db.query('select 1'))).rejects.toThrow('use its tx')
    await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow('use its tx')
    const ended = await db.transaction(async (tx) => ({ tx }))
    await expect(ended.tx.query('select 1')).rejects.toThrow('has ended')
  })

  test('D17.1: work that a transaction left behind may use the database after it', async () => {
    const later = await db.transaction(async () => {
      const ended = Promise.withResolvers<void>()
      return { ended, answer: ended.promise.then(() => db.query('select 1 as one')) }
    })
    later.ended.resolve()
    expect(await later.answer).toEqual([{ one: 1 }])
  })

  test('D17.1: many transactions at once do not mix', async () => {
    await db.exec('create table counter (n int); insert into counter values (0)')
    const add = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ n: number }>('select n from counter for update')
        await tx.query('update counter set n = $1', [(row?.n ?? 0) + 1])
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect(await db.query('select n from counter')).toEqual([{ n: 40 }])
  })

  test('D17.1: statements at the same time within one transaction each get their own answer', async () => {
    const answers = await db.transaction((tx) =>
      Promise.all(Array.from({ length: 20 }, (_, n) => tx.query<{ n: number }>('select $1::int as n', [n]))),
    )
    expect(answers.map((rows) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })
})

describe('D17.1: prepared statements', () => {
  test('D17.1: a statement goes on working after its table has changed', async () => {
    await db.exec('create table changing (a int); insert into changing values (1)')
    expect(await db.query('select * from changing')).toEqual([{ a: 1 }])
    await db.exec('alter table changing add b int default 2')
    expect(await db.query('select * from changing')).toEqual([{ a: 1, b: 2 }])
  })

  test('D17.1: more different statements than are kept still work', async () => {
    for (let n = 0; n < 1100; n++) await db.query(`select ${n} as n`)
    expect(await db.query('select 1099 as n')).toEqual([{ n: 1099 }])
    expect(await db.query('select 3 as n, $1::int as m', [4])).toEqual([{ n: 3, m: 4 }])
  })
})

test('D17.1: closing twice is closing once', async () => {
  const other = await openTestDatabase()
  await Promise.all([other.close(), other.close()])
  await expect(other.query('select 1')).rejects.toThrow()
})
