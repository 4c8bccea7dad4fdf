import {
  answerableStatuses,
  arrayOf,
  definitionOf,
  homeOf,
  Missing,
  may,
  mayCheckAnswers,
  mayMarkSeen,
  optionalNumber,
  optionalText,
  propertyOf,
  typeOfId,
} from '@schakel/domain'
import type { AnswerSheet, SupplierAnswer } from '@schakel/domain/calls'
import { dayAt, dayOf } from '@schakel/domain/planning'
import {
  isStaleProfile,
  isTermOver,
  type LatestAnswers,
  latestAnswers,
  withFindingsOf,
} from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { type Loaded, loadOne } from '../write/load.ts'
import { readProfileRows } from './profileRows.ts'
import { byKey, readSheetRows, saidOf } from './sheetRows.ts'

type Fields = Readonly<Record<string, unknown>>

/** The day it is in Amsterdam, `YYYY-MM-DD`. */
export function todayOf(me: ViewerStore): string {
  return dayAt(me.store.settings.clock())
}

/** A match with what its answers depend on. */
export interface AnsweredMatch {
  readonly match: Loaded
  readonly dossier: Loaded
  readonly supplier: string
  readonly version: number
  readonly answersDue: string | undefined
  /** The term is over: only what staff reopened can be answered (F1.8). */
  readonly isLate: boolean
  /** Keys that staff reopened while nothing was submitted to them. */
  readonly reopened: ReadonlySet<string>
}

/** Loads a match and its dossier as the viewer reads them. Throws Missing. */
export async function loadAnsweredMatch(me: ViewerStore, id: string): Promise<AnsweredMatch> {
  if (typeOfId(id) !== 'match') throw new Missing(id)
  const match = await loadOne(me, id)
  const [edge] = await me.store.database.query<{ parent: string; child: string }>(
    "select parent, child from edges where edge = 'MATCH' and key = substr($1, 7)",
    [id],
  )
  if (!edge) throw new Missing(id)
  const dossier = await loadOne(me, edge.parent)
  const answersDue = optionalText(dossier.seen.answers_due)
  const today = todayOf(me)
  return {
    match,
    dossier,
    supplier: edge.child,
    version: optionalNumber(dossier.seen.set_version) ?? 0,
    answersDue,
    isLate: isTermOver(answersDue, today),
    reopened: new Set(arrayOf(match.seen.$reopened).map((row) => String(propertyOf(row, 'key')))),
  }
}

/** Whether the viewer answers this match: people of its supplier, while it is in a status for it and the set is frozen (F1.8). */
export function mayAnswer(me: ViewerStore, { match, supplier, version }: AnsweredMatch): boolean {
  const isOwn = may(me.viewer, 'answerRequirements') && homeOf(me.viewer) === supplier
  return isOwn && version > 0 && answerableStatuses.includes(String(match.seen.status))
}

/** Whether the viewer keeps the profile of a supplier: its own people alone (F1.8, F1.9). */
export function mayAnswerProfile(me: ViewerStore, supplier: string): boolean {
  return may(me.viewer, 'answerRequirements') && homeOf(me.viewer) === supplier
}

const shown = new Set(
  ['_id', '_version', '_changed', 'author', 'status', ...Object.keys(definitionOf('answer').fields)].filter(
    (name) => !['color', 'avatar', 'banner', 'name', 'draft', 'reopened'].includes(name),
  ),
)

// Trusted inside: `parseItem` let nothing else in.
/** An answer as it goes out. */
export function answerOf(fields: Fields): SupplierAnswer {
  return saidOf(fields, shown) as SupplierAnswer
}

/** The answers that count under an item, as the viewer reads them, by key. */
export async function readAnswers(me: ViewerStore, parent: string): Promise<readonly SupplierAnswer[]> {
  return (await readAllAnswers(me, parent)).current
}

/** The answers under an item, those among them that count no more, as the viewer reads them, by key (D23.5). */
async function readAllAnswers(me: ViewerStore, parent: string): Promise<LatestAnswers<SupplierAnswer>> {
  const rows = await readSheetRows(me, [parent], 'ANSWERS')
  const answers = rows
    .map(({ fields }) => answerOf(fields))
    .toSorted((a, b) => byKey(a.key, b.key) || a._id.localeCompare(b._id))
  return latestAnswers(answers, (answer) => placeOfAnswer(parent, answer))
}

/** The version in which each requirement of a dossier last changed, as the viewer reads it, by key (F1.5). */
export async function readAskedVersions(me: ViewerStore, dossier: string): Promise<ReadonlyMap<string, number>> {
  const rows = await readSheetRows(me, [dossier], 'REQUIREMENTS')
  return new Map(rows.map(({ fields }): [string, number] => [String(fields.key), Number(fields.version)]))
}

/** Whether an answer of a profile has to be confirmed before it is taken over (F1.9). `today` as `YYYY-MM-DD`. */
export function isToConfirm(
  answer: Pick<SupplierAnswer, 'confirmed' | '_changed' | 'evidence' | 'seen'>,
  today: string,
): boolean {
  const confirmedOn = dayOf(answer.confirmed ?? answer._changed ?? '') ?? ''
  return isStaleProfile({ confirmedOn, evidence: evidenceOf(answer) }, today)
}

/** What an answer is the only one of: in a match its requirement, in a profile its requirement and product (F1.9). */
export function placeOfAnswer(
  parent: string,
  { key, product }: { readonly key: string; readonly product?: unknown },
): string {
  return typeOfId(parent) === 'supplier' && product ? `${key} ${product}` : key
}

/** The answers of a match, or the profile of a supplier, with what the viewer may do (F1.7 to F1.9, F1.11). Throws Missing. */
export async function readAnswerSheet(me: ViewerStore, parent: string): Promise<AnswerSheet> {
  if (typeOfId(parent) === 'supplier') return readProfile(me, parent)
  const asked = await loadAnsweredMatch(me, parent)
  const may = mayAnswer(me, asked)
  const isCentre = mayCheckAnswers(me.viewer, asked.match.facts)
  const [{ current, earlier }, versions] = await Promise.all([
    readAllAnswers(me, parent),
    readAskedVersions(me, asked.dossier.id),
  ])
  const answers = current.map((answer) => withFindingsOf(answer, versions.get(answer.key) ?? 0))
  return {
    parent,
    dossier: asked.dossier.id,
    version: asked.version,
    answersDue: asked.answersDue ?? null,
    mayAnswer: may,
    mayCheck: isCentre,
    mayMarkSeen: mayMarkSeen(me.viewer, asked.dossier.facts),
    isLate: asked.isLate,
    reopened: [...asked.reopened],
    answers,
    ...(earlier.length > 0 ? { earlier: [...earlier] } : {}),
    // An end-user reads answers under matches alone (G8).
    profile: may || isCentre ? [...(await readAnswers(me, asked.supplier))] : [],
    products: await readProducts(me, asked.supplier, may || isCentre ? undefined : [...answers, ...earlier]),
    asked: [],
  }
}

async function readProfile(me: ViewerStore, supplier: string): Promise<AnswerSheet> {
  const { form } = await loadOne(me, supplier)
  // Of a supplier that one reads the public card of alone there is no profile (G8).
  if (form !== 'full') throw new Missing(supplier)
  const { current: profile, earlier } = await readAllAnswers(me, supplier)
  return {
    parent: supplier,
    dossier: null,
    version: 0,
    answersDue: null,
    mayAnswer: mayAnswerProfile(me, supplier),
    mayCheck: false,
    mayMarkSeen: false,
    isLate: false,
    reopened: [],
    answers: [...profile],
    ...(earlier.length > 0 ? { earlier: [...earlier] } : {}),
    profile: [],
    products: await readProducts(me, supplier),
    asked: await readProfileRows(me, supplier, mayAnswerProfile(me, supplier)),
  }
}

/** The software that a supplier makes, by name: it is its own, and an answer may name it to whoever reads that. */
async function readProducts(me: ViewerStore, supplier: string, named?: readonly SupplierAnswer[]): Promise<Product[]> {
  const only = named?.flatMap(({ product }) => product ?? []) ?? null
  return me.store.database.query<Product>(
    `select i.id as _id, i.fields ->> 'name' as name from edges e join items i on i.id = e.child and i.deleted_at is null
      where e.parent = $1 and e.edge = 'SOFTWARE' and i.type = 'software' and coalesce(e.props ->> '$role', 'Maakt') = 'Maakt'
        and ($2::text[] is null or i.id = any ($2::text[]))
      order by i.folded, i.id limit 200`,
    [supplier, only],
  )
}

type Product = AnswerSheet['products'][number]

/** The kinds of evidence that an answer has, those that staff and the lead saw among them (F1.10). */
export function evidenceOf(answer: Pick<SupplierAnswer, 'evidence' | 'seen'>): { kind: string; valid?: string }[] {
  const given = (answer.evidence ?? []).map(({ kind, valid }) => ({ kind, ...(valid ? { valid } : {}) }))
  return [...given, ...arrayOf(answer.seen).flatMap(kindIn)]
}

function kindIn(seen: unknown): { kind: string }[] {
  const kind = propertyOf(seen, 'kind')
  return typeof kind === 'string' ? [{ kind }] : []
}
