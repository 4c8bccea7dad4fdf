import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { placeTestDatabase } from '../../../test/database.ts'
import { randomName, runOnServer } from '../../../test/postgres.ts'
import { writeArchive } from '../../backup/writeArchive.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { openDatabase } from '../../store/database/index.ts'
import { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'

const template = inject('template')
const folder = mkdtempSync(join(tmpdir(), 'schakel-import-'))
const name = randomName('import')
const databaseUrl = template.kind === 'postgres' ? new URL(`/${name}`, template.server).href : undefined
const program = fileURLToPath(new URL('./importMain.ts', import.meta.url))

/** The database of the command, as a server would have it open. */
async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir: join(folder, 'data') })
  try {
    return await work(
      new Store(database, {
        clock: () => new Date(),
        secret: 'a secret of the tests that is long enough',
        defaultPrice: 575,
        chatDays: 60,
        hashPassword: async (password) => `plain:${password}`,
      }),
    )
  } finally {
    await database.close()
  }
}

function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    INIT_CWD: folder,
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

let space: string

beforeAll(async () => {
  await placeTestDatabase(join(folder, 'data'), name)
  space = await withStore(async (store) => {
    const me = store.as(systemViewer)
    const { _id } = await me.create({ item: { _type: 'space', name: 'Kenniscentrum Proef', $role: 'Space' } })
    const user = {
      _type: 'user',
      name: 'Noor Servetsma',
      username: 'noor.s',
      email: 'noor@schakel.example',
      role: 'staff',
    }
    await me.create({ item: { ...user, $role: 'Eigenaar', _pass: 'een lang wachtwoord' }, parent: _id })
    return _id
  })
  writeFileSync(join(folder, 'goed.csv'), 'naam;plaats\r\nHotel Ree;Ede\r\nHotel Das;Epe\r\nHotel Das;Epe\r\n')
  writeFileSync(join(folder, 'fout.csv'), 'naam;email\r\nHotel Vos;geen\r\nHotel Eend;info@eend.example\r\n')
}, 180_000)

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (template.kind === 'postgres') await runOnServer(template.server, `drop database if exists ${name} with (force)`)
})

const names = () =>
  withStore(async (store) => {
    const found: unknown[] = []
    for await (const item of store.as(systemViewer).allUnder(space, 'lead')) found.push(item.name)
    return found
  })

describe('npm run import', { timeout: 180_000 }, () => {
  it('D17.2: imports a file, reports each row and leaves out what is there the second time', async () => {
    const args = ['goed.csv', '--type', 'lead', '--space', 'kenniscentrum proef', '--language', 'nl']
    const first = await command(...args, '--report', 'verslag.csv')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain('2 aangemaakt, 0 samengevoegd, 1 overgeslagen, 0 mislukt')
    const report = readFileSync(join(folder, 'verslag.csv'), 'utf8').split('\r\n')
    expect(report[0]).toBe('\ufeffregel;naam;uitkomst;reden;id')
    expect(report[1]).toMatch(/^2;Hotel Ree;aangemaakt;;lead\/\w+$/)
    expect(report[3]).toBe('4;Hotel Das;overgeslagen;dezelfde als regel 3 (naam en plaats);')
    const second = await command(...args.slice(0, 3), '--space', space, '--as', 'noor@schakel.example')
    expect(second.out).toContain('0 created, 0 merged, 3 skipped, 0 failed')
    expect(await names()).toEqual(['Hotel Ree', 'Hotel Das'])
  })

  it('D15, D17.2: a copy is made also after an import by command, which leaves no file', async () => {
    const { keys, copy } = await withStore(async ({ database }) => ({
      keys: await database.query("select job ->> 'key' as key from imports"),
      copy: await writeArchive(
        { database, files: folderStore(join(folder, 'files')), secret: 'of the copy', now: new Date() },
        join(folder, 'copy.tar'),
      ),
    }))
    expect(keys).toContainEqual({ key: '' })
    expect(copy).toMatchObject({ missing: [] })
  })

  it('D17.2: writes nothing when a row is wrong, and ends with an error', async () => {
    const refused = await command('fout.csv', '--type', 'lead', '--space', space)
    expect(refused.code).toBe(1)
    expect(refused.out).toContain('line 2: Hotel Vos: ')
    expect(refused.out).toContain('Nothing written, since 1 of the 2 rows are wrong')
    expect(await names()).not.toContain('Hotel Eend')
    const preview = await command('fout.csv', '--type', 'lead', '--space', space, '--preview')
    expect(preview).toMatchObject({ code: 1, out: expect.stringContaining('Only looked, nothing written') })
    const skipping = await command('fout.csv', '--type', 'lead', '--space', space, '--skip-invalid')
    expect(skipping.code).toBe(0)
    expect(await names()).toContain('Hotel Eend')
  })

  it('D17.2: says in a line what is wrong with the command', async () => {
    const at = ['--space', space]
    const cases: [string[], number, RegExp][] = [
      [['weg.csv', '--type', 'lead', ...at], 1, /^The file .*weg\.csv cannot be read \(ENOENT\)\.\n$/],
      [
        ['goed.csv', '--type', 'klant', ...at],
        2,
        /^--type does not know "klant"; choose from lead, supplier, organisation, person\.\n$/,
      ],
      [
        ['goed.csv', '--type', 'lead', '--space', 'Elders'],
        1,
        /^There is no space "Elders"; choose one of these:\n {2}space\/\w+ {2}Kenniscentrum Proef\n$/,
      ],
      [['goed.csv', '--type', 'lead'], 2, /^Choose a space with --space:\n {2}space\/\w+ {2}Kenniscentrum Proef\n$/],
      [
        ['goed.csv', '--type', 'lead', ...at, '--as', 'wie@schakel.example'],
        1,
        /^There is no account wie@schakel\.example\.\n$/,
      ],
      [
        ['goed.csv', '--type', 'lead', ...at, '--column', 'name=Bedrijf'],
        1,
        /^There is no column "Bedrijf" for name\.\n$/,
      ],
      [
        ['goed.csv', '--type', 'lead', ...at, '--report', 'weg/verslag.csv'],
        1,
        /^The report .* cannot be written \(ENOENT\)\.\n$/,
      ],
      [[], 2, /^Usage: npm run import/],
    ]
    for (const [args, code, said] of cases) {
      const answer = await command(...args)
      expect(answer.err).toMatch(said)
      expect(answer.code).toBe(code)
    }
  })

  it('D23.5: takes an import back by the id that it told, once, and leaves what was changed since', async () => {
    writeFileSync(join(folder, 'terug.csv'), 'naam;plaats\r\nHotel Otter;Ede\r\nHotel Bever;Epe\r\n')
    const { out } = await command('terug.csv', '--type', 'lead', '--space', space, '--language', 'nl')
    const [, id = ''] = /npm run import -- --undo (\w+)/.exec(out) ?? []
    await withStore(async (store) => {
      const me = store.as(systemViewer)
      const found: { _id: string }[] = JSON.parse(
        (await me.search({ q: 'Bever', page: 1, pageSize: 5, tags: [] })).json,
      )
      await me.update({ id: found[0]?._id ?? '', fields: { phone: '0318 123456' } })
    })
    const first = await command('--undo', id, '--language', 'nl')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(
      /^Hotel Bever \(lead\/\w+\): blijft, want iemand heeft het gewijzigd\nTeruggedraaid: 1 naar/,
    )
    expect(await names()).not.toContain('Hotel Otter')
    expect(await names()).toContain('Hotel Bever')
    expect((await command('--undo', id, '--language', 'nl')).out).toBe(first.out)
    expect(await command('--undo', 'onbekend')).toMatchObject({
      code: 1,
      err: 'There is no import "onbekend", or it is more than 30 days old.\n',
    })
  })

  it('D17.2: reads people from vCards', async () => {
    const card = 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Roos van der Kaart\r\nTITLE:Gastvrouw\r\nEND:VCARD\r\n'
    writeFileSync(join(folder, 'mensen.vcf'), card)
    const answer = await command('mensen.vcf', '--type', 'person', '--space', space)
    expect([answer.err, answer.code]).toEqual([expect.anything(), 0])
    const found = await withStore((store) =>
      store.as(systemViewer).search({ q: 'Roos', page: 1, pageSize: 5, tags: [] }),
    )
    expect(JSON.parse(found.json)).toMatchObject([{ name: 'Roos van der Kaart', jobtitle: 'Gastvrouw' }])
  })

  it('D17.2: asks to stop the server when that has the embedded database; a database server takes both', async () => {
    const { code, err } = await withStore(() => command('goed.csv', '--type', 'lead', '--space', space))
    if (template.kind === 'postgres') expect(code).toBe(0)
    else {
      expect(err).toMatch(
        /^The database in .* is in use: stop the server first, or use a PostgreSQL server by DATABASE_URL\.\n$/,
      )
      expect(code).toBe(1)
    }
  })
})
