import { isSame, mapOf, optionalText } from '@schakel/domain'
import { createYield } from '../../yieldToEventLoop.ts'
import { formMade } from '../anonymity/textThread.ts'
import type { Queryable } from '../database/index.ts'
import { type Around, readAround } from './around.ts'
import { AHEAD_LEADS, redactAhead } from './formsAhead.ts'
import { holdNews, keepForms, type Made as MadeForm } from './keepForms.ts'
import { type LeadPeople, peopleOf } from './leadPeople.ts'
import type { Facts, Form } from './limitedForm.ts'

type Fields = Readonly<Record<string, unknown>>

interface Making {
  /** Items that somebody wrote themselves, and when, which is when their forms changed. */
  readonly written?: ReadonlyMap<string, Date> | undefined
  /** Takes the transaction back where there is much to redact: for `withFormsAhead`. */
  readonly isAhead?: boolean
}

/**
 * Makes the anonymous forms around these leads anew (D7): every dossier, match, task and remark gets the form that a supplier reads
 * before disclosure, redacted with all names that are or were known. Runs inside the transaction of the write.
 */
export async function anonymiseRoots(
  tx: Queryable,
  roots: readonly string[],
  now: Date,
  { written, isAhead = false }: Making = {},
): Promise<void> {
  const mayTakeBack = isAhead && roots.length <= AHEAD_LEADS
  for (const root of roots) {
    let rows = await readAround(tx, root)
    if (rows.some((row) => row.due)) {
      // Nothing of it may be shown while it is decided whether it still may be.
      await holdNews(tx)
      rows = await readAround(tx, root)
    }
    const people = await peopleOf(tx, await leadsOf(tx, root, rows))
    const lead = people.leads.get(root)
    if (!lead) continue
    const forms = await limitedForms({ root, lead, people, rows }, mayTakeBack)
    await keepForms(
      tx,
      forms.map((one) => {
        const at = written?.get(one.row.id)
        return { ...one, at: at ?? now, isWritten: at !== undefined }
      }),
      now,
      mayTakeBack,
    )
  }
}

/** Keeps, of the matches around these leads, what there is to read over (D20.9). Each time its forms were made, before anybody asks for it. */
export async function keepShown(tx: Queryable, roots: readonly string[]): Promise<void> {
  for (const root of roots) await tx.query('select keep_shown($1)', [root])
}

/** The lead, and those that share a dossier, a remark or a task with it: all of them must stay unknown. */
async function leadsOf(tx: Queryable, root: string, rows: readonly Around[]): Promise<string[]> {
  const shared = rows.filter((row) => row.places > 1).map((row) => row.id)
  if (shared.length === 0) return [root]
  const [found] = await tx.query<{ roots: string[] }>('select anonymity_roots($1::text[]) as roots', [shared])
  return [...new Set([root, ...(found?.roots ?? [])])]
}

/** A form, and all that it was made of but for what is the same around the whole lead. */
interface Kept {
  readonly of: unknown
  readonly form: Form
  /** What is shown of it, redacted once more. */
  again?: { readonly shown: Fields; readonly limited: Promise<Fields> } | undefined
}

/** What was made around a lead the last time, and of what: a form is all that these say, and nothing else. */
interface Made {
  readonly of: unknown
  readonly forms: ReadonlyMap<string, Kept>
}

/** So many leads are kept at hand, the last one written around at the end: whoever types in a note saves it again a second later. */
const FORM_CACHE_MAX = 8
const anonymousFormCache = new Map<string, Made>()
/** And none of it for longer than this, ms: names stand in it, also of somebody who is erased meanwhile. */
const FORM_CACHE_MS = 60_000
let isForgetting = false

function forgetSoon(): void {
  if (isForgetting) return
  isForgetting = true
  setTimeout(() => {
    isForgetting = false
    anonymousFormCache.clear()
  }, FORM_CACHE_MS).unref()
}

/** What the forms around a lead are made of. */
interface OfLead {
  readonly root: string
  readonly lead: Fields
  readonly people: LeadPeople
  readonly rows: readonly Around[]
}

async function limitedForms(ofLead: OfLead, mayTakeBack: boolean): Promise<Omit<MadeForm, 'at' | 'isWritten'>[]> {
  const { root, lead, people, rows } = ofLead
  const address = mapOf(lead.address)
  const facts: Facts = {
    employees: typeof lead.employees === 'number' ? lead.employees : undefined,
    zipcode: optionalText(address.get('zipcode')),
  }
  const of = [facts, people.identity, [...people.ids].sort()]
  const before = anonymousFormCache.get(root)
  const kept = before && isSame(before.of, of) ? before.forms : undefined
  const keptOf = (row: Around): Kept | undefined => {
    const last = kept?.get(row.id)
    return last && isSame(last.of, said(row)) ? last : undefined
  }
  if (mayTakeBack)
    redactAhead(
      rows.filter((row) => !keptOf(row)).map(({ fields }) => fields),
      () => limitedForms(ofLead, false),
    )
  const forms = new Map<string, Kept>()
  anonymousFormCache.delete(root)
  anonymousFormCache.set(root, { of, forms })
  forgetSoon()
  for (const [oldest] of anonymousFormCache)
    if (anonymousFormCache.size > FORM_CACHE_MAX) anonymousFormCache.delete(oldest)
  const made: Omit<MadeForm, 'at' | 'isWritten'>[] = []
  const yieldToEventLoop = createYield()
  for (const row of rows) {
    // There may be very many of them, each with a long text.
    await yieldToEventLoop()
    const one: Kept = keptOf(row) ?? { of: said(row), form: await formMade({ row, people, facts }) }
    forms.set(row.id, one)
    const isAgainKnown = (shown: Fields) => one.again !== undefined && isSame(one.again.shown, shown)
    made.push({
      row,
      form: one.form,
      isAgainKnown,
      again(shown) {
        if (!one.again || !isAgainKnown(shown)) {
          const limited = formMade({ row: { ...row, fields: shown }, people, facts }).then((form) => form.limited)
          one.again = { shown, limited }
          limited.catch(() => {
            one.again = undefined
          })
        }
        return one.again.limited
      },
    })
  }
  return made
}

/** Of something around a lead all that its form is made of. */
function said({ limited: _, words: __, rules: ___, next: ____, due: _____, ...rest }: Around): unknown {
  return rest
}
