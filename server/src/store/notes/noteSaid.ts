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
 * did anything, so that the day of the last change stays.
 */
export async function overwriteCase({ database }: Store, item: string, html: string): Promise<void> {
  await database.query(
    `update items set version = version + 1,
        fields = fields || jsonb_build_object('case', $2::text, '_version', version + 1) where id = $1`,
    [item, html],
  )
}

/** The notes in whose bytes one of these words stands, also where it was deleted, and those of which something waits to be saved. */
export async function notesWith({ database }: Store, words: readonly string[]): Promise<string[]> {
  const spelled = [...new Set(words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]))]
  const rows = await database.query<{ item: string }>(
    `select n.item from notes n where exists (select from note_updates u where u.item = n.item)
      or exists (select from unnest($1::text[]) w where position(convert_to(w, 'UTF8') in n.state) > 0)`,
    [spelled],
  )
  return rows.map(({ item }) => item)
}

function earlier(text: string, before: Save['before'], after: Save['after']): string {
  if (before === null || typeof before === 'string') return before ?? ''
  return (after !== null && typeof after === 'object' ? withStretch(text, after, before) : undefined) ?? ''
}
