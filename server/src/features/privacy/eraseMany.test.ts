import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { Store } from '../../store/store.ts'
import { erasePerson, finishErasures, type House, keepFinishing } from './eraser.ts'
import { isNamedInBytes } from './namedIn.ts'

let world: World
let lead: string
beforeAll(async () => {
  world = await World.open()
  lead = await world.lead(await world.space())
})
afterAll(() => world.close())

function houseWith(files: Partial<House['files']>): House {
  return {
    files: { ...folderStore('/nowhere'), list: async () => [], ...files },
    outbox: '/nowhere',
    sweep: async () => undefined,
    keepList: async () => undefined,
    onEdit: () => undefined,
    onFault: (error) => {
      throw error
    },
  }
}

describe('D21.1: erasing holds nobody up', () => {
  test('D21.1: several are gone through one after the other, however many somebody begins', async () => {
    let running = 0
    let most = 0
    const list = async () => {
      running += 1
      most = Math.max(most, running)
      for (let turn = 0; turn < 200; turn += 1) await world.database.query('select 1')
      running -= 1
      return []
    }
    const names = ['Eerste Korenwolf', 'Tweede Hermelijn', 'Derde Boommarter']
    const people = await Promise.all(names.map((name) => world.person(lead, { name })))
    const done = await Promise.all(
      people.map((one, at) => erasePerson(world.system, one, names[at] ?? '', houseWith({ list }))),
    )
    expect(done.map((one) => one.done)).toEqual([true, true, true])
    expect(most).toBe(1)
  })

  test('D21.1: while another node goes through the tables nobody else does; of one that died the turn passes on', async () => {
    let read = 0
    const list = async () => {
      read += 1
      return []
    }
    const elsewhere = `insert into turns (work, holder, until) values ('erasing', 'another node', clock_timestamp() + interval '1 hour')`
    await world.database.query(elsewhere)
    const one = await world.person(lead, { name: 'Wachtende Wezel' })
    expect((await erasePerson(world.system, one, 'Wachtende Wezel', houseWith({ list }), 300)).done).toBe(false)
    expect(read).toBe(0)
    await world.database.query("update turns set until = clock_timestamp() - interval '1 second'")
    await expect
      .poll(() => world.database.query('select 1 from turns union select 1 from erasures where done_at is null'))
      .toEqual([])
    expect(read).toBe(1)
  })

  test('D21.1: what one node finished another that begins meanwhile does not do again', async () => {
    const node = new Store(world.database, world.store.settings)
    let read = 0
    let finishing: Promise<void> | undefined
    const house = houseWith({
      list: async () => {
        read += 1
        finishing ??= finishErasures(node, house)
        for (let turn = 0; turn < 50; turn += 1) await world.database.query('select 1')
        return []
      },
    })
    const one = await world.person(lead, { name: 'Dubbele Das' })
    expect((await erasePerson(world.system, one, 'Dubbele Das', house)).done).toBe(true)
    await finishing
    expect(read).toBe(1)
  })

  test('D6: what broke off is finished by whichever node looks next, and one that goes on failing stops no other', async () => {
    const open = () => world.database.query<{ id: string }>('select id from erasures where done_at is null order by at')
    const broken = houseWith({
      list: async () => {
        throw new Error('the bucket is away')
      },
    })
    const faults: unknown[] = []
    let isAway = true
    const house: House = {
      ...houseWith({
        list: async () => {
          if (isAway) throw new Error('the bucket is still away')
          return []
        },
      }),
      onFault: (error) => faults.push(error),
    }
    const stop = keepFinishing(world.store, house, 10)
    const people: string[] = []
    for (const name of ['Afgebroken Adder', 'Gestrande Griend']) {
      const one = await world.person(lead, { name })
      people.push(one)
      await expect(erasePerson(world.system, one, name, broken, Number.POSITIVE_INFINITY)).rejects.toThrow('is away')
    }
    expect((await open()).map(({ id }) => id)).toEqual(people)
    await expect.poll(() => faults.length, { timeout: 15_000 }).toBeGreaterThan(1)
    isAway = false
    await expect.poll(open, { timeout: 15_000 }).toEqual([])
    await stop()
  }, 40_000)

  test('D21.1: a node that stops waits for no other one that erases', async () => {
    const one = await world.person(lead, { name: 'Blijvende Bever' })
    const away = async () => {
      throw new Error('the bucket is away')
    }
    const house = houseWith({ list: away })
    const broken = erasePerson(world.system, one, 'Blijvende Bever', house, Number.POSITIVE_INFINITY)
    await expect(broken).rejects.toThrow('is away')
    await world.database.query(
      `insert into turns (work, holder, until) values ('erasing', 'another node', clock_timestamp() + interval '1 hour')`,
    )
    const faults: unknown[] = []
    const leaving = new AbortController()
    const going = { ...houseWith({}), leaving: leaving.signal, onFault: (error: unknown) => faults.push(error) }
    const other = await world.person(lead, { name: 'Blijvende Bunzing' })
    const asked = erasePerson(world.system, other, 'Blijvende Bunzing', going, Number.POSITIVE_INFINITY)
    const stop = keepFinishing(world.store, going, 10)
    for (let turn = 0; turn < 200; turn += 1) await world.database.query('select 1')
    leaving.abort()
    await stop()
    expect((await asked).done).toBe(false)
    expect(faults).toEqual([])
    const open = () => world.database.query('select 1 from erasures where done_at is null')
    expect(await open()).toHaveLength(2)
    await world.database.query('delete from turns')
    await finishErasures(world.store, houseWith({}))
    expect(await open()).toEqual([])
  })

  test('D21.1: a file that was brought is read no further than to where it names them, and never whole at once', async () => {
    let read = 0
    const pieces = function* () {
      for (let at = 0; at < 500; at += 1) {
        read += 1
        yield Buffer.from(at === 3 ? `${'x'.repeat(1000)}Vossen` : at === 4 ? 'Staartje;Utrecht' : 'x'.repeat(1000))
      }
    }
    const deleted: string[] = []
    const house = houseWith({
      list: async () => ['imports/een'],
      get: async () => ({ size: 1, stream: Readable.from(pieces(), { highWaterMark: 1 }) }),
      delete: async (key) => {
        deleted.push(key)
      },
    })
    await erasePerson(world.system, await world.person(lead, { name: 'VossenStaartje' }), 'VossenStaartje', house)
    expect(deleted).toEqual(['imports/een'])
    expect(read).toBeLessThan(20)
  })

  test('D6: a file of any encoding goes, also with the name in columns of its own, and no first rows of it are kept', async () => {
    const files = new Map([
      ['imports/wijd', Buffer.from('\ufeffnaam;mail\nHermien Zeepaardje;x', 'utf16le')],
      ['imports/delen', Buffer.from('voornaam;tussen;achternaam\nHermien;van;Elders\nHERMIEN;in \u0027t;Zeepaardje')],
      [
        'imports/ander',
        Buffer.from('voornaam;achternaam\nHermien;Elders\nPiet;Zeepaardje\nx;johermien@zee-land.example'),
      ],
    ])
    const one = await world.person(lead, { name: 'Hermien Zeepaardje', email: 'hermien@zee-land.example' })
    for (const key of [...files.keys(), '']) {
      const table = { sample: [{ a: 'Hermien', b: key === 'imports/ander' ? 'Elders' : 'Zeepaardje' }] }
      await world.database.query(
        `insert into imports (id, user_id, state, job, created_at, touched_at) values ($1, $2, 'done', $3, now(), now())`,
        [`een-${key}`, world.system.viewer._id, { key, table }],
      )
    }
    const house = houseWith({
      list: async () => [...files.keys()],
      get: async (key) => ({ size: 1, stream: Readable.from([files.get(key)]) }),
      delete: async (key) => {
        files.delete(key)
      },
    })
    await erasePerson(world.system, one, 'Hermien Zeepaardje', house)
    expect([...files.keys()]).toEqual(['imports/ander'])
    const samples = `select id from imports where id like 'een-%' and job #> '{table,sample}' <> '[]'`
    expect(await world.database.query(samples)).toEqual([{ id: 'een-imports/ander' }])
  })

  test('D6: of what was brought and not yet read as a table all goes that cannot be searched', async () => {
    const packed = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), deflateRawSync('Trui Moerasspirea')])
    const files = new Map([
      ['imports/werkmap', packed('PK\x03\x04')],
      ['imports/oud', packed('\xd0\xcf\x11\xe0')],
      [
        'imports/kaart',
        Buffer.from('BEGIN:VCARD\r\nFN;ENCODING=QUOTED-PRINTABLE:T=72ui Moeras=\r\nspirea\r\nEND:VCARD'),
      ],
      ['imports/tabel', Buffer.from('naam;plaats\nPieter Elders;Tiel')],
      ['imports/leeg', Buffer.from('')],
    ])
    const key = 'imports/werkmap'
    await world.database.query(
      `insert into imports (id, user_id, state, job, created_at, touched_at) values ($1, $2, 'failed', $3, now(), now())`,
      [key, world.system.viewer._id, { key, table: { sample: [{ a: 'T. M.' }] } }],
    )
    const house = houseWith({
      list: async () => [...files.keys()],
      get: async (one) => ({ size: 1, stream: Readable.from([files.get(one)]) }),
      delete: async (one) => {
        files.delete(one)
      },
    })
    await erasePerson(world.system, await world.person(lead, { name: 'Trui Moerasspirea' }), 'Trui Moerasspirea', house)
    expect([...files.keys()]).toEqual(['imports/tabel', 'imports/leeg'])
    const samples = `select job #> '{table,sample}' as rows from imports where id = $1`
    expect(await world.database.query(samples, [key])).toEqual([{ rows: [] }])
  })

  test('D6: a name is found in any case and script, also where it lies over two pieces', async () => {
    const found = (text: string, encoding: BufferEncoding, word: string, size: number) => {
      const bytes = Buffer.from(text, encoding)
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      return isNamedInBytes(Readable.from(pieces), { words: [word] })
    }
    for (const size of [1, 2, 3, 7, 100]) {
      expect(await found('Naam;Plaats\nRENÉE Ölbaum;Assen', 'utf8', 'Renée Ölbaum', size)).toBe(true)
      expect(await found('Naam;Plaats\nRENÉE Ölbaum;Assen', 'latin1', 'Renée Ölbaum', size)).toBe(true)
      expect(await found('Naam;Plaats\nRenée Olbaum;Assen', 'utf8', 'Renée Ölbaum', size)).toBe(false)
    }
  })
})
