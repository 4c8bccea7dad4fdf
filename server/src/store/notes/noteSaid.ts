import type { Store } from '../store.ts'
import { type Stretch, withStretch } from '../write/stretch.ts'

interface Save {
  readonly before: Stretch | string | null
  readonly after: Stretch | string | null
}

/** Whether the text of a dossier ever said something, as far back as its versions are kept (D10). */
export async function noteEverSaid(
  { database }: Store,
  item: string,
  says: (text: string) => boolean,
): Promise<boolean> {
  const [now] = await database.query<{ text: string | null }>(
    "select fields ->> 'case' as text from items where id = $1",
    [item],
  )
  const saves = await database.query<Save>(
    `select before -> 'case' as before, after -> 'case' as after from changes
      where item = $1 and kind in ('create', 'update') and after ? 'case' order by seq desc`,
    [item],
  )
  let text = now?.text ?? ''
  if (says(text)) return true
  for (const { before, after } of saves) {
    text = earlier(text, before, after)
    if (says(text)) return true
  }
  return false
}

/**
 * Puts another text in the place of a dossier's `case`, with no line in `changes`: that would keep what must be forgotten (D6). Nobody
 * did anything, so that the day of the last change stays. Answers whether it did: not where the dossier says something else by now.
 */
export async function overwriteCase(
  { database }: Store,
  item: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const rows = await database.query(
    `update items set version = version + 1,
        fields = fields || jsonb_build_object('case', $2::text, '_version', version + 1)
      where id = $1 and coalesce(fields ->> 'case', '') = $3 returning id`,
    [item, to, from],
  )
  return rows.length > 0
}

/** Notes that are looked through at a time: their bytes are read, 4 kB of most. */
const AT_A_TIME = 1000

/** The notes in whose bytes one of these words stands, also where it was deleted, and those of which something waits to be saved. */
export async function notesWith({ database }: Store, words: readonly string[]): Promise<string[]> {
  const spelled = [...new Set(words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]))]
  const found: string[] = []
  for (let from: string | null = ''; from !== null; ) {
    const [page]: { last: string | null; found: string[] }[] = await database.query(
      `with page as materialized (select n.item, n.state from notes n where n.item > $2 order by n.item limit ${AT_A_TIME})
        select (select max(item) from page) as last, array(select p.item from page p
          where exists (select from note_updates u where u.item = p.item)
            or exists (select from unnest($1::text[]) w where position(convert_to(w, 'UTF8') in p.state) > 0)) as found`,
      [spelled, from],
    )
    found.push(...(page?.found ?? []))
    from = page?.last ?? null
  }
  return found
}

function earlier(text: string, before: Save['before'], after: Save['after']): string {
  if (before === null || typeof before === 'string') return before ?? ''
  return (after !== null && typeof after === 'object' ? withStretch(text, after, before) : undefined) ?? ''
}
