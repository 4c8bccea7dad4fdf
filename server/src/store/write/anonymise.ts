import { isSame, mapOf, optionalText, textOfMarkup } from '@schakel/domain'
import { anonymiseComment, anonymiseDossier, anonymiseMatch, anonymiseRequirement } from '@schakel/domain/anonymity'
import { createYield } from '../../yieldToEventLoop.ts'
import type { Queryable } from '../database/index.ts'
import { searchWords } from '../words.ts'
import { type Around, readAround } from './around.ts'
import { holdNews, keepForms, type Made as MadeForm } from './keepForms.ts'
import { type LeadPeople, peopleOf } from './leadPeople.ts'
import { nothing, redactTask, type Whose } from './redactTask.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Makes the anonymous forms around these leads anew (D7): every dossier, match, task and remark gets the form that a supplier reads
 * before disclosure, redacted with all names that are or were known. Runs inside the transaction of the write; `written` says which
 * items somebody wrote themselves, and when, which is when their forms changed.
 */
export async function anonymiseRoots(
  tx: Queryable,
  roots: readonly string[],
  now: Date,
  written?: ReadonlyMap<string, Date>,
): Promise<void> {
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
    const forms = await limitedForms(root, lead, people, rows)
    await keepForms(
      tx,
      forms.map((one) => {
        const at = written?.get(one.row.id)
        return { ...one, at: at ?? now, isWritten: at !== undefined }
      }),
      now,
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

type Form = MadeForm['form']

/** A form, and all that it was made of but for what is the same around the whole lead. */
interface Kept {
  readonly of: unknown
  readonly form: Form
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

async function limitedForms(
  root: string,
  lead: Fields,
  people: LeadPeople,
  rows: readonly Around[],
): Promise<Omit<MadeForm, 'at' | 'isWritten'>[]> {
  const address = mapOf(lead.address)
  const facts = {
    employees: typeof lead.employees === 'number' ? lead.employees : undefined,
    zipcode: optionalText(address.get('zipcode')),
  }
  const of = [facts, people.identity, [...people.ids].sort()]
  const before = anonymousFormCache.get(root)
  const kept = before && isSame(before.of, of) ? before.forms : undefined
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
    const last = kept?.get(row.id)
    const form = last && isSame(last.of, said(row)) ? last.form : limitedForm(row, people, facts)
    forms.set(row.id, { of: said(row), form })
    made.push({ row, form, again: (shown) => limitedForm({ ...row, fields: shown }, people, facts).limited })
  }
  return made
}

/** Of something around a lead all that its form is made of. */
function said({ limited: _, words: __, rules: ___, next: ____, due: _____, ...rest }: Around): unknown {
  return rest
}

type Facts = Parameters<typeof anonymiseDossier>[2]

function limitedForm(row: Around, people: LeadPeople, facts: Facts): Form {
  const { identity } = people
  if (row.kind === 'dossier') {
    const limited = anonymiseDossier(row.fields, identity, facts)
    const words = searchWords('dossier', limited, row.tags) ?? ''
    return { limited, words: `${words} ${optionalText(limited.province) ?? ''}`.trim() || null }
  }
  if (row.kind === 'match') {
    const limited = anonymiseMatch(row.fields, identity, (user) => isOfLead(user, people))
    return { limited: withOwnReasons(limited, row), words: null }
  }
  if (row.kind === 'requirement') return { limited: anonymiseRequirement(row.fields, identity), words: null }
  if (row.kind === 'comment') return remark(row, people)
  return redactTask(row.kind, row.fields, identity, whose(row))
}

/**
 * What its reader wrote itself stays as it is: blotted out, it would tell which of its guesses was right (D20.3). So it would where its
 * writer has gone to another supplier, which may not read in clear what the one it left knew.
 */
function whose({ authors, readers }: Around): (name: string, at?: number) => Whose {
  return (name, at) => {
    const said = authors?.[name]
    const by: unknown = at !== undefined && Array.isArray(said) ? said[at] : said
    if (isOneOf(readers, by)) return 'own'
    return typeof by === 'string' && readers.length > 0 ? 'rival' : 'other'
  }
}

function isOneOf(readers: readonly string[], by: unknown): boolean {
  return typeof by === 'string' && readers.includes(by)
}

function remark(row: Around, people: LeadPeople): Form {
  const author = mapOf(row.fields.author)
  const isHidden = author.size > 0 && isOfLead(Object.fromEntries(author), people)
  const redacted = anonymiseComment(row.fields, people.identity)
  const by = whose(row)('text')
  const limited = {
    ...redacted,
    ...(by === 'own' ? { text: row.fields.text, snippet: row.fields.snippet } : {}),
    ...(by === 'rival' ? { text: nothing.html(''), snippet: nothing.text('') } : {}),
    author: isHidden ? { name: (row.places === 1 ? row.alias : null) ?? 'Lead' } : row.fields.author,
  }
  return { limited, words: textOfMarkup(optionalText(mapOf(limited).get('text')) ?? '') || null }
}

/** The reasons that the supplier gave itself, as it wrote them. */
function withOwnReasons(limited: Fields, { fields, readers }: Around): Fields {
  const [kept, shown] = [fields.history, limited.history]
  if (!Array.isArray(kept) || !Array.isArray(shown)) return limited
  const history = shown.map((entry: unknown, index) => {
    const written = mapOf(kept[index])
    const isOwn = isOneOf(readers, mapOf(mapOf(written.get('user')).get('organisation')).get('_id'))
    const description = written.get('description')
    return isOwn && description !== undefined ? { ...Object.fromEntries(mapOf(entry)), description } : entry
  })
  return { ...limited, history }
}

function isOfLead(person: Fields, people: LeadPeople): boolean {
  return [person._id, mapOf(person.organisation).get('_id')].some((id) => typeof id === 'string' && people.ids.has(id))
}
