import { isSame, mapOf, optionalText } from '@schakel/domain'
import { createYield } from '../../yieldToEventLoop.ts'
import { formMade } from '../anonymity/textThread.ts'
import type { Queryable } from '../database/index.ts'
import { type Around, readAround } from './around.ts'
import { AHEAD_LEADS, type Ahead, redactAhead } from './formsAhead.ts'
import { holdNews, keepForms, type Made } from './keepForms.ts'
import { type LeadPeople, peopleOf } from './leadPeople.ts'
import type { Facts } from './limitedForm.ts'
import { type FormsOfLead, type Kept, keptOf, lastMade, saidOf } from './madeForms.ts'

type Fields = Readonly<Record<string, unknown>>

interface Making {
  /** Items that somebody wrote themselves, and when, which is when their forms changed. */
  readonly written?: ReadonlyMap<string, Date> | undefined
  /** What `withFormsAhead` has made by now. */
  readonly ahead?: Ahead
}

/**
 * Makes the anonymous forms around these leads anew (D7): every dossier, match, task and remark gets the form that a supplier reads
 * before disclosure, redacted with all names that are or were known. Runs inside the transaction of the write.
 */
export async function anonymiseRoots(
  tx: Queryable,
  roots: readonly string[],
  now: Date,
  { written, ahead }: Making = {},
): Promise<void> {
  const own = roots.length <= AHEAD_LEADS ? ahead : undefined
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
    const { of, forms, made } = await limitedForms({ root, lead, people, rows }, own)
    await keepForms(
      tx,
      made.map((one) => {
        const at = written?.get(one.row.id)
        return { ...one, at: at ?? now, isWritten: at !== undefined }
      }),
      now,
      own?.mayTakeBack,
    )
    lastMade.keep(root, of, forms)
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

/** What the forms around a lead are made of. */
interface OfLead {
  readonly root: string
  readonly lead: Fields
  readonly people: LeadPeople
  readonly rows: readonly Around[]
}

async function limitedForms(
  ofLead: OfLead,
  ahead: Ahead | undefined,
): Promise<FormsOfLead & { readonly made: readonly Omit<Made, 'at' | 'isWritten'>[] }> {
  const { root, lead, people, rows } = ofLead
  const address = mapOf(lead.address)
  const facts: Facts = {
    employees: typeof lead.employees === 'number' ? lead.employees : undefined,
    zipcode: optionalText(address.get('zipcode')),
  }
  const of = [facts, people.identity, [...people.ids].sort()]
  const kept = [ahead?.made.around(root, of), lastMade.around(root, of)]
  if (ahead?.mayTakeBack)
    redactAhead(
      rows.filter((row) => !keptOf(row, ...kept)).map(({ fields }) => fields),
      () => limitedForms(ofLead, { made: ahead.made, mayTakeBack: false }),
    )
  const forms = new Map<string, Kept>()
  const made: Omit<Made, 'at' | 'isWritten'>[] = []
  const yieldToEventLoop = createYield()
  for (const row of rows) {
    // There may be very many of them, each with a long text.
    await yieldToEventLoop()
    const one: Kept = keptOf(row, ...kept) ?? { of: saidOf(row), form: await formMade({ row, people, facts }) }
    forms.set(row.id, one)
    const isAgainKnown = (shown: Fields) => one.again?.isMade === true && isSame(one.again.shown, shown)
    made.push({
      row,
      form: one.form,
      isAgainKnown,
      again(shown) {
        if (one.again && isSame(one.again.shown, shown)) return one.again.limited
        const limited = formMade({ row: { ...row, fields: shown }, people, facts }).then((form) => form.limited)
        const again = { shown, limited, isMade: false }
        one.again = again
        limited.then(
          () => {
            again.isMade = true
          },
          () => {
            one.again = undefined
          },
        )
        return limited
      },
    })
  }
  ahead?.made.keep(root, of, forms)
  return { of, forms, made }
}
