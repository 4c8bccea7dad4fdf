import { randomInt } from 'node:crypto'
import { isSame } from '@schakel/domain'
import { FORM_RULES } from '@schakel/domain/anonymity'
import { createYield } from '../../yieldToEventLoop.ts'
import { isKnownBeside } from '../access/whoReads.ts'
import type { Queryable } from '../database/index.ts'
import type { Around } from './around.ts'
import { redactAhead } from './formsAhead.ts'
import type { Form } from './limitedForm.ts'

type Fields = Readonly<Record<string, unknown>>

/** The limited form of a row as it is to be. */
export interface Made {
  readonly row: Around
  readonly form: Form
  /** What a form that is shown would say, were it redacted once more with all names that are known now. */
  readonly again: (shown: Fields) => Promise<Fields>
  /** Whether that is made already. */
  readonly isAgainKnown: (shown: Fields) => boolean
  /** When it changed, where it did. */
  readonly at: Date
  /** Whether somebody wrote the item itself, and not only something else that its form is made of. */
  readonly isWritten: boolean
}

/** How long after a change of a lead a supplier is told of one of its dossiers, ms (D20.4). */
const SOONEST_MS = 2_000
const LATEST_MS = 60_000

/** Any number, the same in every node: whoever shows what waited holds it, and whoever decides what still waits. */
const NEWS_LOCK = 7_240_829

/** Lets nothing that waits be shown until the end of this transaction. */
export async function holdNews(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [NEWS_LOCK])
}

/**
 * Keeps the forms around a lead (D7). What changes of one dossier is shown at once. Where one change touches several, each is shown at a
 * random moment of its own, so that they cannot be joined (D20.4); a form that must hide more is replaced at once and told of later. What
 * somebody wrote in an item itself never waits, and takes along what waited of it: staff read over what is kept now (D20.9). Where there is much
 * to redact for that, it may take the transaction back first (`withFormsAhead`).
 */
export async function keepForms(tx: Queryable, made: readonly Made[], now: Date, mayTakeBack = false): Promise<void> {
  // Where only the telling waits, nothing has to be decided anew.
  const changed = made.filter(({ row, form }) => !isShown(row, form) || row.next !== null)
  if (changed.length === 0) return
  // What nobody reads tells nobody anything, now or when it is shown to them later.
  const told = changed.filter(
    ({ row, form }) => row.is_read && row.limited !== null && !isSame(said(form.limited), said(row.limited)),
  )
  const dossiers = new Set(told.map(({ row }) => row.dossier))
  const own = new Set(told.filter(isOwnNews))
  const isOwnOfOne = new Set([...own].map(({ row }) => row.dossier)).size === 1
  // What waits already goes on waiting, also where the other dossier was shown since: that it was would be told by it.
  // So does what its reader would hear of along with the card of the lead, which another dossier disclosed to them.
  const later = new Set(
    told.filter(
      (one) => (dossiers.size > 1 || one.row.due || isNamedBeside(one.row, made)) && (!isOwnOfOne || !own.has(one)),
    ),
  )
  const asked = [...later].filter((one) => !own.has(one) && isCurrent(one.row))
  if (mayTakeBack) againAhead(asked)
  const waiting = new Set<Made>()
  const yieldToEventLoop = createYield()
  for (const one of asked) {
    await yieldToEventLoop()
    if (await isStillSafe(one.row, one.again)) waiting.add(one)
  }
  const hidden = [...later].filter((one) => !waiting.has(one))
  const isDone = ({ row, form }: Made) => isShown(row, form)
  await forget(
    tx,
    changed.filter((one) => one.row.due && !(waiting.has(one) && isSame(said(one.row.next), said(one.form.limited)))),
  )
  await show(
    tx,
    changed.filter((one) => !later.has(one) && !isDone(one)),
  )
  if (later.size === 0) return
  await quietly(tx, () => show(tx, hidden, true))
  const dues = new Map(
    [...dossiers].map((dossier) => [dossier, new Date(now.getTime() + randomInt(SOONEST_MS, LATEST_MS))]),
  )
  await tx.query(
    `insert into form_news (item, due_at, limited, words, rules)
      select x.item, x.due_at, nullif(x.limited, 'null'), x.words, $2
      from jsonb_to_recordset($1::jsonb) as x(item text, due_at timestamptz, limited jsonb, words text) on conflict (item) do nothing`,
    [
      JSON.stringify([
        ...[...waiting].map(({ row, form }) => ({ item: row.id, due_at: dues.get(row.dossier), ...form })),
        ...hidden.map(({ row }) => ({ item: row.id, due_at: dues.get(row.dossier) })),
      ]),
      FORM_RULES,
    ],
  )
}

/** Whether a supplier who does not know whose this is knows the lead by another of its dossiers. */
function isNamedBeside(row: Around, made: readonly Made[]): boolean {
  return made.some(
    ({ row: other }) => other.dossier !== row.dossier && isKnownBeside(other.limited_readers, row.limited_readers),
  )
}

/** What is told of later has the moment of that. */
async function show(tx: Queryable, forms: readonly Made[], isToldLater = false): Promise<void> {
  if (forms.length === 0) return
  const rows = forms.map(({ row, form, at }) => ({
    id: row.id,
    ...form,
    at: isToldLater || isSame(said(form.limited), said(row.limited)) ? null : at,
  }))
  await tx.query(
    `update items i set limited = x.limited, words_limited = x.words, form_at = coalesce(x.at, i.form_at), form_rules = $2
      from jsonb_to_recordset($1::jsonb) as x(id text, limited jsonb, words text, at timestamptz) where i.id = x.id`,
    [JSON.stringify(rows), FORM_RULES],
  )
}

async function forget(tx: Queryable, forms: readonly Made[]): Promise<void> {
  if (forms.length === 0) return
  await tx.query('delete from form_news where item = any ($1::text[])', [forms.map(({ row }) => row.id)])
}

/** Those who look on hear of it when its moment comes. */
async function quietly(tx: Queryable, work: () => Promise<void>): Promise<void> {
  const [before] = await tx.query<{ quiet: string | null }>(
    `select current_setting('schakel.quiet', true) as quiet, set_config('schakel.quiet', 'on', true)`,
  )
  await work()
  await tx.query(`select set_config('schakel.quiet', $1, true)`, [before?.quiet ?? 'off'])
}

function isCurrent({ rules }: Around): boolean {
  return rules === FORM_RULES
}

function isShown(row: Around, { limited, words }: Form): boolean {
  return isCurrent(row) && isSame(said(limited), said(row.limited)) && words === row.words
}

/** Takes the transaction back where there is much of what is shown that is to be redacted once more. */
function againAhead(asked: readonly Made[]): void {
  const anew = asked.flatMap(({ row: { limited }, again, isAgainKnown }) =>
    limited === null || isAgainKnown(limited) ? [] : [{ limited, again }],
  )
  redactAhead(
    anew.map(({ limited }) => limited),
    async () => {
      for (const { limited, again } of anew) await again(limited)
    },
  )
}

/** Whether what is shown hides all that is known by now. What it says of where and how big the lead is may be of before. */
async function isStillSafe({ limited }: Around, again: Made['again']): Promise<boolean> {
  return limited !== null && isSame(withoutFacts(await again(limited)), withoutFacts(limited))
}

/**
 * Whether somebody wrote it, and by that what is to be read differs in more than where and how big the lead is. What waits already is of
 * before: a write of which its reader reads nothing must not show it.
 */
function isOwnNews({ row, form, isWritten }: Made): boolean {
  return isWritten && !isSame(withoutFacts(form.limited), withoutFacts(row.next ?? row.limited))
}

function withoutFacts(form: Fields | null): Fields {
  return { ...said(form), province: null, size: null }
}

function said(form: Fields | null): Fields {
  const { _version, ...rest } = form ?? {}
  return rest
}
