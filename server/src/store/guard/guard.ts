import {
  arrayOf,
  Forbidden,
  isCentre,
  Missing,
  mayUpdate,
  optionalText,
  propertyOf,
  typeOfId,
  withoutTags,
} from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'
import type { Block } from '@schakel/domain/guard'
import { createYield } from '../../yieldToEventLoop.ts'
import { reviewed } from '../anonymity/textThread.ts'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from '../read/form.ts'
import { readSheetRows } from '../read/sheetRows.ts'
import { peopleOf } from '../write/leadPeople.ts'
import { type Loaded, load, loadOne } from '../write/load.ts'

/** A dossier and, where one is about to be shown, a match on it, or the supplier that is to get one. */
export interface Guarded {
  readonly dossier: string
  readonly match?: string | undefined
  readonly supplier?: string | undefined
}

interface Said {
  readonly item: string
  readonly field: string
  readonly text: string
}

const GRAM_MAX = 3
const GRAMS_MAX = 4000

/** What a supplier reads of a dossier before disclosure, and what still looks telling (D7). Throws Forbidden, Missing. */
export async function readReview(me: ViewerContext, about: Guarded): Promise<GuardReview> {
  const dossier = await guardedDossier(me, about.dossier)
  const guarded = await withMatch(me, about)
  // First: what changes while it is read makes another hash, and is read again.
  const hash = await shownHash(me, guarded)
  const { identity } = await peopleOf(me.store.database, await leadsOf(me, dossier.id))
  const said = [
    ...wordsOf(dossier, ['existing', 'case']),
    ...(await requirementWords(me, dossier.id)),
    ...(guarded.match ? await matchWords(me, guarded.match) : []),
    ...(await taskWords(me, guarded)),
  ]
  const known = await knownNames(me, said)
  const texts: GuardReview['texts'] = []
  const yieldToEventLoop = createYield()
  for (const { item, field, text } of said) {
    // There may be very many of them, each of them long.
    await yieldToEventLoop()
    const blocks = blocksOf(await reviewed({ text, identity, known }))
    if (blocks.length > 0) texts.push({ item, field, blocks })
  }
  return { hash, masks: [...new Set(identity.masks ?? [])], texts }
}

/** The requirements that somebody worded for this dossier (F1.6); those of a template say nothing of who asks. */
async function requirementWords(me: ViewerContext, dossier: string): Promise<Said[]> {
  const rows = await readSheetRows(me, [dossier], 'REQUIREMENTS')
  return rows
    .filter(({ fields }) => fields.proposed !== true && (fields.source === undefined || fields.adapted === true))
    .flatMap(({ fields }) => wordsOf({ id: String(fields._id), fields }, ['nl', 'en', 'basis']))
}

/** With the match that this supplier has on it by now, where there is one. Throws Missing for a supplier that the viewer does not read. */
async function withMatch(me: ViewerContext, { dossier, match, supplier }: Guarded): Promise<Guarded> {
  if (match !== undefined || supplier === undefined) return { dossier, match }
  if (typeOfId(supplier) !== 'supplier') throw new Missing(supplier)
  await loadOne(me, supplier)
  const [row] = await me.store.database.query<{ match: string }>(
    // One that was thrown away waits in the trash, and another may be made.
    `select i.id as match from edges e join items i on i.id = 'match/' || e.key and i.deleted_at is null
      where e.edge = 'MATCH' and e.parent = $1 and e.child = $2`,
    [dossier, supplier],
  )
  return row ? { dossier, match: row.match } : { dossier, supplier }
}

/** The hash of what the supplier of a match reads now, or is going to read of one that is to be made; empty without either. */
async function shownHash(me: ViewerContext, { dossier, match, supplier }: Guarded): Promise<string> {
  if (match === undefined) {
    if (supplier === undefined) return ''
    const [made] = await me.store.database.query<{ hash: string }>("select shown_hash($1, $2, '') as hash", [
      dossier,
      supplier,
    ])
    return made?.hash ?? ''
  }
  const [row] = await me.store.database.query<{ hash: string }>(
    `select shown_hash(e.parent, e.child, $1) as hash from edges e where e.edge = 'MATCH' and e.key = substr($1, 7)`,
    [match],
  )
  return row?.hash ?? ''
}

/** A dossier whose words the viewer may review; throws Forbidden, Missing. */
export async function guardedDossier(me: ViewerContext, id: string): Promise<Loaded> {
  if (typeOfId(id) !== 'dossier') throw new Missing(id)
  const dossier = await loadOne(me, id)
  if (!isCentre(me.viewer) || !mayUpdate(me.viewer, dossier.facts)) throw new Forbidden('guard')
  return dossier
}

async function leadsOf(me: ViewerContext, dossier: string): Promise<readonly string[]> {
  const [row] = await me.store.database.query<{ roots: string[] }>('select anonymity_roots(array[$1]) as roots', [
    dossier,
  ])
  return row?.roots ?? []
}

function wordsOf({ id, fields }: Pick<Loaded, 'id' | 'fields'>, names: readonly string[]): Said[] {
  return names.flatMap((field) => {
    const text = fields[field]
    return typeof text === 'string' && text.trim() !== '' ? [{ item: id, field, text }] : []
  })
}

/** What the supplier of a match reads on it: advice, reasons and remarks. */
async function matchWords(me: ViewerContext, id: string): Promise<Said[]> {
  if (typeOfId(id) !== 'match') throw new Missing(id)
  const [match] = await load(me, [id])
  if (!match) throw new Missing(id)
  const reasons = arrayOf(match.fields.history).flatMap((entry) => {
    const text = propertyOf(entry, 'description')
    return typeof text === 'string' ? [{ item: id, field: 'history', text }] : []
  })
  const params = new Params()
  const scope = readScope(me, params)
  const remarks = await me.store.database.query<Said>(
    `select i.id as item, 'text' as field, (${scope.form}) ->> 'text' as text from items i
      where i.id = any (array(select x.id from inside(${params.add(id)}) x where x.id like 'comment/%')) and ${scope.where}
        and (${scope.form}) ->> 'text' <> '' order by i.created_at, i.id limit 200`,
    params.values,
  )
  return [...wordsOf(match, ['$advise', '$declaration']), ...reasons, ...remarks]
}

const taskFields = ['name', 'description', 'location'] as const
/** So many todos and appointments are looked at. */
const TASKS_MAX = 200

/**
 * What a supplier reads of the todos and appointments on a dossier that are its own or its people's (D19.5), of the supplier of the match where
 * there is one; not what it wrote itself.
 */
async function taskWords(me: ViewerContext, { dossier, match, supplier }: Guarded): Promise<Said[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const of = params.add(match ?? null)
  const to = params.add(supplier ?? null)
  const at = params.add(dossier)
  const rows = await me.store.database.query<{ id: string; fields: Loaded['fields'] }>(
    `with suppliers as (
      select e.child as id from edges e where ${to}::text is null and e.parent = ${at} and e.edge = 'MATCH'
        and (${of}::text is null or 'match/' || e.key = ${of}::text)
      union select ${to}::text where ${to}::text is not null
    ), theirs as (
      select s.id from suppliers s union select u.child from suppliers s join edges u on u.parent = s.id and u.edge = 'MEMBERS'
    )
    select distinct i.id, i.fields from edges e join items i on i.id = e.child
      where e.edge in ('TODOS', 'ACTIVITIES') and (e.parent = ${at} or e.parent in (
          select 'match/' || m.key from edges m where m.parent = ${at} and m.edge = 'MATCH'))
        and exists (select from edges o where o.parent = i.id and o.edge = 'OWNERS' and o.child in (select t.id from theirs t))
        and i.created_by not in (select t.id from theirs t) and ${scope.where}
      order by i.id limit ${TASKS_MAX}`,
    params.values,
  )
  return rows.flatMap((row) => [...wordsOf(row, taskFields), ...stepsOf(row)])
}

/** The steps of a todo, each on a line. */
function stepsOf({ id, fields }: Pick<Loaded, 'id' | 'fields'>): Said[] {
  const names = arrayOf(fields.tasks).flatMap((task) => optionalText(propertyOf(task, 'name')) ?? [])
  return names.length === 0 ? [] : [{ item: id, field: 'tasks', text: names.join('\n') }]
}

/** Names in these texts that are those of software or of who sells it: they tell nobody who asks. */
async function knownNames(me: ViewerContext, said: readonly Said[]): Promise<ReadonlySet<string>> {
  const grams = gramsOf(said)
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ folded: string }>(
    `select distinct i.folded from items i where i.type in ('software', 'supplier') and ${scope.where}
      and i.folded = any (array(select fold(g) from unnest(${params.add(grams)}::text[]) g))`,
    params.values,
  )
  return new Set(rows.flatMap(({ folded }) => folded.split(/\s+/)))
}

/** One to three words behind one another, each once. Of very long texts no more is looked at than is asked for (D21.1). */
export function gramsOf(said: readonly Pick<Said, 'text'>[]): string[] {
  const grams = new Set<string>()
  for (const { text } of said) {
    const words = withoutTags(text).match(/[\p{L}\p{N}][\p{L}\p{N}.&'-]*/gu) ?? []
    for (const at of words.keys())
      for (let more = 1; more <= GRAM_MAX; more += 1) {
        grams.add(words.slice(at, at + more).join(' '))
        if (grams.size >= GRAMS_MAX) return [...grams]
      }
  }
  return [...grams]
}

const blocksOf = (blocks: readonly Block[]) => blocks.map((block) => block.map((piece) => ({ ...piece })))
