import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import type { Step } from '../../../demo/steps.ts'
import { manifestShape } from '../backup/manifest.ts'
import { listTables, readRows, readShape } from '../store/backup/backup.ts'
import type { Database } from '../store/database/index.ts'
import type { MadeWorld } from './makeWorld.ts'

/** Where the demo world is kept as rows. `npm run demo` makes it by the story, which is its source. */
export const keptWorldFile = fileURLToPath(new URL('../../../demo/world/world.jsonl.br', import.meta.url))

/** What a database counts anew from the rest by itself. */
const leftOut = /^(counted_|count_|month_)|^(dossier_facts|match_facts)$/

const LINE_END = 10

/** What a kept world says of itself before its rows: as an archive, of which moment it is, what made its tables and how far was counted. */
const headShape = manifestShape.pick({ at: true, migrations: true, counters: true }).extend({
  /** In the order of their rows, in which each comes after those it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly(), rows: z.number() })).readonly(),
  /** The names that undisclosed leads had by the secret of its making (D2.1). */
  aliases: z.array(z.object({ alias: z.string(), dossier: z.string(), supplier: z.string() })).readonly(),
  /** What its story goes on to do in the week after, the ids of what that speaks of, and of the accounts that do it. */
  following: z.array(z.custom<Step>((step) => typeof step === 'object')).readonly(),
  ids: z.record(z.string(), z.string()),
  users: z.record(z.string(), z.string()),
})

export type KeptHead = z.output<typeof headShape>

/** Changes what the story goes on to do, as text. */
export function changedSteps(steps: readonly Step[], change: (text: string) => string): readonly Step[] {
  return headShape.shape.following.parse(JSON.parse(change(JSON.stringify(steps))))
}

/** The demo world as it was at a moment: its head, and a line for each row in the order of its tables. */
export interface KeptWorld {
  readonly head: KeptHead
  readonly lines: Iterable<string>
}

/** Reads a database and what its story goes on to do as a world that can be kept. */
export async function keepWorld(database: Database, at: Date, made: MadeWorld): Promise<KeptWorld> {
  return database.transaction(async (tx) => {
    const { migrations, counters } = await readShape(tx)
    const aliases = await tx.query<KeptHead['aliases'][number]>(
      'select alias, parent as dossier, child as supplier from edges where alias is not null order by key',
    )
    const tables: KeptHead['tables'][number][] = []
    const lines: string[] = []
    for (const table of await listTables(tx)) {
      if (leftOut.test(table.name)) continue
      const had = lines.length
      for await (const rows of readRows(tx, table)) lines.push(...rows)
      const columns = table.columns.map(({ name }) => name)
      if (lines.length > had) tables.push({ name: table.name, columns, rows: lines.length - had })
    }
    const following = [...made.following]
    const told = JSON.stringify(following)
    const ids = Object.fromEntries([...made.ids].filter(([ref]) => told.includes(`"${ref}"`)))
    const users = Object.fromEntries(made.users)
    return { head: { at: at.toISOString(), migrations, counters, tables, aliases, following, ids, users }, lines }
  })
}

/** Writes a world into a file, as small as can be. */
export function writeKeptWorld({ head, lines }: KeptWorld, file = keptWorldFile): void {
  const text = Buffer.from(`${[JSON.stringify(head), ...lines].join('\n')}\n`)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeFileSync(file, brotliCompressSync(text, { params }))
}

/** Reads what `writeKeptWorld` wrote; its lines one by one, since together they are some 40 MB. */
export function readKeptWorld(file = keptWorldFile): KeptWorld {
  const lines = linesOf(brotliDecompressSync(readFileSync(file)))
  const head = headShape.parse(JSON.parse(lines.next().value ?? ''))
  return { head, lines }
}

function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_END, from)
    yield bytes.toString('utf8', from, end < 0 ? bytes.length : end)
    from = end < 0 ? bytes.length : end + 1
  }
}
