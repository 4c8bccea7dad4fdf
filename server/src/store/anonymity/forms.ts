import { setTimeout as wait } from 'node:timers/promises'
import { may } from '@schakel/domain'
import { FORM_RULES } from '@schakel/domain/anonymity'
import { isLimited } from '../access/whoReads.ts'
import type { Store, ViewerStore } from '../store.ts'
import { FormsUnmade } from '../storeError.ts'
import { anonymiseAgain } from '../write/commit.ts'
import { holdNews } from '../write/keepForms.ts'

/** How many stale forms are looked up at a time. */
const STEP = 50
/** How long a read waits for a form that is being made, and how often it looks, ms (D20.6). */
const WAIT_MS = 2_000
const LOOK_MS = 50

const isStale = `i.form_rules is not null and i.form_rules <> ${FORM_RULES}`

/** Shows the limited forms, and has those told of, whose moment has come (D20.4). Answers how many. */
export async function showForms(store: Store): Promise<number> {
  const { database, settings } = store
  const [next] = await database.query('select from form_news where due_at <= $1 limit 1', [settings.clock()])
  if (!next) return 0
  const shown = await database.transaction(async (tx) => {
    await holdNews(tx)
    const [row] = await tx.query<{ n: number }>('select show_forms($1) as n', [settings.clock()])
    return row?.n ?? 0
  })
  if (shown > 0) store.announce([], null)
  return shown
}

/** In how many ms the next form is to be shown; nothing where none waits. */
export async function msToNextForms({ database, settings }: Store): Promise<number | undefined> {
  const [row] = await database.query<{ due: Date | null }>('select min(due_at) as due from form_news')
  return row?.due ? Math.max(0, row.due.getTime() - settings.clock().getTime()) : undefined
}

/**
 * Makes the limited forms again that other rules made than those of this version (D20.6): after an upgrade, or in a copy that was put
 * back. Nobody reads them until then. Answers how many it found.
 */
export async function remakeForms(store: Store, signal?: AbortSignal): Promise<number> {
  let found = 0
  while (!signal?.aborted) {
    const rows = await store.database.query<{ id: string }>(
      // Two stretches of the index: as one condition every item would be looked at.
      `(select id from items where form_rules < $1 limit ${STEP}) union all (select id from items where form_rules > $1 limit ${STEP})`,
      [FORM_RULES],
    )
    if (rows.length === 0) return found
    found += rows.length
    const ids = rows.map(({ id }) => id)
    await store.database.query('select refresh_readers($1::text[])', [ids])
    await anonymiseAgain(store, ids)
    // What hangs under nobody who asks has no form.
    await store.database.query(
      `update items i set limited = null, form_rules = null where i.id = any ($1::text[]) and ${isStale}`,
      [ids],
    )
  }
  return found
}

/**
 * Waits until every form that this viewer may read is made by the rules of now. Throws FormsUnmade after two seconds: what is shown then
 * would lack what is there. While all are made it asks once a second for everybody.
 */
export async function awaitForms(me: ViewerStore): Promise<void> {
  const { store, viewer } = me
  if (may(viewer, 'readAnonymised') && !(await store.formsMade.wereMade(store.database))) await awaitOwn(me, WAIT_MS)
}

/** The same by what is there now and not a second ago, for what cannot be asked again: a mail, or that something is gone. */
export async function awaitFormsNow(me: ViewerStore, waitMs = WAIT_MS): Promise<void> {
  const { store, viewer } = me
  if (may(viewer, 'readAnonymised') && !(await store.formsMade.areMade(store.database))) await awaitOwn(me, waitMs)
}

async function awaitOwn({ store, keys }: ViewerStore, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs
  while (await isAnyStale(store, keys.all)) {
    if (performance.now() >= until) throw new FormsUnmade()
    await wait(LOOK_MS)
  }
}

async function isAnyStale({ database }: Store, keys: readonly string[]): Promise<boolean> {
  const [row] = await database.query(
    `select from items i where ${isLimited('$1::text[]')} and i.limited_readers <> '{}' and i.deleted_at is null and ${isStale} limit 1`,
    [keys],
  )
  return row !== undefined
}
