import type { Store } from './store.ts'
import { type Stretch, withStretch } from './write/stretch.ts'

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

function earlier(text: string, before: Save['before'], after: Save['after']): string {
  if (before === null || typeof before === 'string') return before ?? ''
  return (after !== null && typeof after === 'object' ? withStretch(text, after, before) : undefined) ?? ''
}
