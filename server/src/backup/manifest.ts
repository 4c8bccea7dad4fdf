import { z } from 'zod'

/** The kind of archive that this version writes. */
export const FORMAT = 1

const entry = z.object({ name: z.string(), size: z.number(), sha256: z.string() })
const table = z.object({ name: z.string(), columns: z.array(z.string()).readonly(), rows: z.number(), sum: z.string() })
const counter = z.object({ table: z.string(), column: z.string(), last: z.string().regex(/^\d+$/) })

/** What an archive says of itself, at its end: what must be in it, and how that is known. */
export const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** When what is in it was so. */
  at: z.string(),
  migrations: z.array(z.string()).readonly(),
  months: z.array(z.string()).readonly(),
  counters: z.array(counter).readonly(),
  tables: z.array(table).readonly(),
  entries: z.array(entry).readonly(),
  /** The keys of files in use whose bytes were gone when it was made. Earlier versions made no archive without them. */
  missing: z.array(z.string()).readonly().default([]),
})

export type Manifest = z.output<typeof manifestShape>
export type ManifestEntry = z.output<typeof entry>

/** The names of what is in an archive. */
export const MANIFEST = 'manifest.json'
export const MANIFEST_HASH = 'manifest.sha256'
export const SECRET = 'secret'

/** The name of a piece of a table. */
export function rowsName(tableName: string, piece: number): string {
  return `database/${tableName}.${String(piece).padStart(6, '0')}.jsonl.gz`
}

/** The table that a piece is of; nothing for what is no piece of a table. */
export function tableOf(name: string): string | undefined {
  return /^database\/(\w+)\.\d+\.jsonl\.gz$/.exec(name)?.[1]
}

/** The key in the file store of what is in an entry; nothing for what is none. */
export function keyOf(name: string): string | undefined {
  return name.startsWith('store/') ? name.slice('store/'.length) : undefined
}
