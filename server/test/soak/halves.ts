import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARRIVING } from '../../src/features/files/keep.ts'
import { folderStore } from '../../src/storage/folderStore.ts'
import type { Store } from '../../src/store/store.ts'
import { hashOf } from './ledger.ts'

/** What may never be found, each as a question that answers nothing when all is well. */
const halves: Readonly<Record<string, string>> = {
  'an item that hangs nowhere': `select i.id from items i where i.type in ('lead', 'dossier', 'file', 'user', 'supplier')
    and not exists (select from edges e where e.child = i.id and e.edge in ('MEMBERS', 'DOSSIERS', 'FILES'))`,
  'a match without its edge': `select i.id from items i where i.type = 'match'
    and not exists (select from edges e where e.edge = 'MATCH' and 'match/' || e.key = i.id)`,
  'an edge of a match without its item': `select e.key as id from edges e where e.edge = 'MATCH'
    and not exists (select from items i where i.id = 'match/' || e.key)`,
  'an item of which no line says that it was made': `select i.id from items i
    where not exists (select from changes c where c.item = i.id and c.kind = 'create')`,
  'an item with more or fewer versions than lines': `select i.id from items i where i.type in ('lead', 'file') and i.version <>
    (select count(*) from changes c where c.item = i.id and c.kind in ('create', 'update', 'status'))`,
  'an item that is there twice': `select min(id) as id from items where type = 'lead' group by fields ->> 'name' having count(*) > 1`,
  'a match that is there twice': `select min(key) as id from edges where edge = 'MATCH' group by parent, child having count(*) > 1`,
  'a file without contents': `select i.id from items i where i.type = 'file' and not exists (select from file_contents c where c.item = i.id)`,
  'contents that nobody sent': `select c.item as id from file_contents c
    where not exists (select from uploads u where u.hash = c.hash and u.kind = 'file')`,
  'an answer that is kept for what did not happen': `select x.key as id from idempotency x
    where not exists (select from items i where i.id = x.answer::jsonb ->> '_id')`,
}

/** Looks for anything that is half there: rows without the rows they belong to, and files without theirs. Answers what it finds. */
export async function findHalves(store: Store, folder: string): Promise<string[]> {
  return [...(await findHalfRows(store)), ...(await findFileHalves(store, folder))]
}

/** Of these the rows alone. */
export async function findHalfRows(store: Store): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(halves)) {
    const rows = await store.database.query<{ id: string }>(sql)
    if (rows.length > 0) found.push(`${what} (${rows.length}, such as ${rows[0]?.id})`)
  }
  return found
}

async function findFileHalves({ database }: Store, folder: string): Promise<string[]> {
  // What the daily round removes when it is old enough; nothing is on its way in now.
  const files = folderStore(folder)
  await files.clear(ARRIVING, new Date(Date.now() + 60_000))
  await files.clearHalves(new Date(Date.now() + 60_000))
  const found: string[] = []
  const known = await database.query<{ hash: string; needed: boolean }>(
    'select distinct hash, exists (select from file_contents c where c.hash = u.hash) as needed from uploads u',
  )
  const there = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    there.add(entry.name)
    const hash = hashOf(await readFile(join(entry.parentPath, entry.name)))
    if (hash !== entry.name) found.push(`a file with other contents than it was sent with (${entry.name})`)
    if (!known.some((one) => one.hash === entry.name)) found.push(`a file that nobody knows of (${entry.name})`)
  }
  for (const { hash, needed } of known) if (needed && !there.has(hash)) found.push(`a file that is gone (${hash})`)
  return found
}
