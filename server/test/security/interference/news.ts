import { showForms } from '../../../src/store/anonymity/forms.ts'
import type { World } from './sides.ts'

/** Shows everything that waits for its moment, in the order in which it was made. */
export async function showWaiting({ app }: World): Promise<void> {
  const { database, store, now } = app.world
  const waiting = await database.query<{ id: string }>(
    'select i.id from form_news n join items i on i.id = n.item order by i.created_at, i.id',
  )
  const later = new Date(now.getTime() + 1)
  for (const { id } of waiting) {
    await database.query('update form_news set due_at = case item when $1 then $2::timestamptz else $3 end', [
      id,
      now,
      later,
    ])
    await showForms(store)
  }
}
