import {
  type HistoryUser,
  isShown,
  Missing,
  mayOrganiseWeighing,
  mayWeigh,
  typeOfId,
  type WeighingSetup,
} from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import type { ViewerStore } from '../store.ts'
import { type Loaded, loadOne } from '../write/load.ts'
import { type ComparedAnswer, readComparedAnswers } from './comparedAnswers.ts'
import { Params, readScope } from './form.ts'
import { isPriceRead } from './priceRead.ts'
import { readSetup } from './weighingSetup.ts'

type Fields = Readonly<Record<string, unknown>>

/** A row under a dossier: a requirement, a closed weighing or a decision. */
export interface UnderDossier {
  readonly id: string
  readonly version: number
  readonly type: 'requirement' | 'weighing' | 'decision'
  readonly fields: Fields
}

/** A match of a dossier with the answers to its requirements. */
export interface WeighedMatch {
  readonly id: string
  readonly version: number
  readonly supplier: string
  readonly name: string | null
  readonly avatar: string | null
  readonly fields: Fields
  readonly answers: readonly ComparedAnswer[]
}

/** Somebody of who asks. */
export interface AskerPerson {
  readonly id: string
  readonly name: string
  readonly role: string | null
}

/** All that is kept around the decision of a dossier, as its reader reads it (F2). */
export interface DecisionRows {
  readonly dossier: Loaded
  readonly setup: WeighingSetup
  readonly under: readonly UnderDossier[]
  readonly matches: readonly WeighedMatch[]
  readonly people: readonly AskerPerson[]
  /** The viewer's role in who asks. */
  readonly role: string | undefined
  readonly isPriceRead: boolean
  /** What the space of who asks believes of an unchecked answer, by grade; nothing where it says nothing (F2.8). */
  readonly belief: Readonly<Record<string, number>>
}

/** A dossier of which the viewer weighs up the suppliers; throws Missing for everybody else (F2.17). */
export async function loadWeighed(me: ViewerStore, id: string): Promise<Loaded> {
  if (typeOfId(id) !== 'dossier') throw new Missing(id)
  const dossier = await loadOne(me, id)
  if (!mayWeigh(me.viewer, dossier.facts)) throw new Missing(id)
  return dossier
}

/** Everything around the decision of a dossier. `most` matches at the most, by name. Throws Missing (F2.17). */
export async function readDecisionRows(me: ViewerStore, id: string, most: number): Promise<DecisionRows> {
  const dossier = await loadWeighed(me, id)
  return {
    dossier,
    setup: await readSetup(me, id),
    under: await readUnder(me, id),
    matches: await readMatches(me, id, most),
    people: await readPeople(me, id),
    role: await readRole(me, id),
    isPriceRead: await isPriceRead(me, id),
    belief: await readBelief(me, id),
  }
}

/** What the space says in which who asks is; of several the first that says something. */
async function readBelief({ store }: ViewerStore, dossier: string): Promise<Readonly<Record<string, number>>> {
  const [row] = await store.database.query<{ belief: Record<string, number> }>(
    `select b.belief from edges d join edges m on m.child = d.parent and m.edge = 'MEMBERS'
        join items s on s.id = m.parent and s.type = 'space' and s.deleted_at is null,
        lateral (select jsonb_object_agg(substr(f.key, 7), f.value) as belief from jsonb_each(s.fields) f
          where f.key ~ '^belief[0-4]$' and jsonb_typeof(f.value) = 'number') b
      where d.child = $1 and d.edge = 'DOSSIERS' and b.belief is not null order by s.id limit 1`,
    [dossier],
  )
  return row?.belief ?? {}
}

async function readUnder(me: ViewerStore, dossier: string): Promise<UnderDossier[]> {
  const params = new Params()
  const parent = params.add(dossier)
  const scope = readScope(me, params)
  return me.store.database.query<UnderDossier>(
    `select i.id, i.version, i.type, (${scope.form}) as fields from edges e join items i on i.id = e.child
      where e.parent = ${parent} and e.edge in ('REQUIREMENTS', 'WEIGHINGS', 'DECISIONS') and ${scope.where}
      order by i.created_at desc, i.id desc`,
    params.values,
  )
}

async function readMatches(me: ViewerStore, dossier: string, most: number): Promise<WeighedMatch[]> {
  const params = new Params()
  const parent = params.add(dossier)
  const limit = params.add(most)
  const scope = readScope(me, params)
  // Whoever reads a match reads who it is with, also a member, who reads no card of suppliers (F2.17).
  const matches = await me.store.database.query<Omit<WeighedMatch, 'answers'>>(
    `select i.id, i.version, e.child as supplier, s.fields ->> 'name' as name, s.fields ->> 'avatar' as avatar, (${scope.form}) as fields
      from edges e join items i on i.id = 'match/' || e.key left join items s on s.id = e.child and s.deleted_at is null
      where e.edge = 'MATCH' and e.parent = ${parent} and ${scope.where}
      order by fold(s.fields ->> 'name'), i.id limit ${limit}`,
    params.values,
  )
  const answers = await readComparedAnswers(me, matches)
  return matches.map((match) => ({ ...match, answers: answers.get(match.id) ?? [] }))
}

/** The users of who asks that the viewer reads, by name. */
export async function readPeople(me: ViewerStore, dossier: string): Promise<AskerPerson[]> {
  const params = new Params()
  const child = params.add(dossier)
  const scope = readScope(me, params)
  return me.store.database.query<AskerPerson>(
    `select i.id, coalesce((${scope.form}) ->> 'name', '') as name, min(e.props ->> '$role') as role
      from edges d join edges e on e.parent = d.parent and e.edge = 'MEMBERS' join items i on i.id = e.child
      where d.child = ${child} and d.edge = 'DOSSIERS' and i.type = 'user' and ${scope.where}
      group by i.id order by fold(coalesce(i.fields ->> 'name', '')), i.id limit 200`,
    params.values,
  )
}

/** The role of the viewer in who asks for a dossier; nothing for staff and for people of another place. */
async function readRole({ store, viewer }: ViewerStore, dossier: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ role: string | null }>(
    `select e.props ->> '$role' as role from edges d join edges e on e.parent = d.parent and e.edge = 'MEMBERS'
      where d.child = $1 and d.edge = 'DOSSIERS' and e.child = $2 order by e.props ->> '$role' limit 1`,
    [dossier, viewer._id],
  )
  return row?.role ?? undefined
}

/** What a viewer weighs in an open round: theirs alone, and read by no impersonator (G8). */
export interface OwnWeighing {
  readonly round: number
  readonly side: 'lead' | 'adviser'
  readonly state: 'draft' | 'submitted'
  readonly points: readonly { readonly criterion: string; readonly points: number }[]
  readonly version: number
  readonly at: Date
}

/** The viewer's own open weighing; nothing while somebody else impersonates them (G8, F2.17). */
export async function readOwnWeighing(
  { store, viewer, isImpersonated }: ViewerStore,
  dossier: string,
): Promise<OwnWeighing | undefined> {
  return isImpersonated ? undefined : ownWeighing(store.database, dossier, viewer._id)
}

/** The open weighing of an author; to be asked for that author alone. */
export async function ownWeighing(tx: Queryable, dossier: string, author: string): Promise<OwnWeighing | undefined> {
  const [row] = await tx.query<OwnWeighing>(
    'select round, side, state, points, version, at from open_weighings where dossier = $1 and user_id = $2',
    [dossier, author],
  )
  return row
}

/** Who submitted in the open round of a dossier; never what (F2.14). */
export async function readSubmitters(
  { store }: ViewerStore,
  dossier: string,
): Promise<readonly { readonly author: HistoryUser; readonly side: 'lead' | 'adviser' }[]> {
  return store.database.query(
    `select author, side from open_weighings where dossier = $1 and state = 'submitted' order by fold(author ->> 'name'), user_id`,
    [dossier],
  )
}

/** Whether the viewer organises the weighing of a dossier (F2.14). Throws Missing for who does not weigh it up. */
export async function mayOrganise(me: ViewerStore, id: string): Promise<boolean> {
  const { facts } = await loadWeighed(me, id)
  return mayOrganiseWeighing(me.viewer, facts, await readRole(me, id))
}

/** Whether somebody ever submitted a weighing of a dossier that still counts or was counted (F2.2). */
export async function hasSubmitted({ store }: ViewerStore, dossier: string): Promise<boolean> {
  const [row] = await store.database.query<{ some: boolean }>(
    `select exists (select from open_weighings where dossier = $1 and state = 'submitted')
      or exists (select from edges where parent = $1 and edge = 'WEIGHINGS') as some`,
    [dossier],
  )
  return row?.some === true
}

/** The supplier of a match of a dossier that the viewer reads, and whether who asks sees it. Throws Missing. */
export async function readMatchOf(
  me: ViewerStore,
  dossier: string,
  match: string,
): Promise<{ readonly name: string; readonly supplier: string; readonly isShown: boolean }> {
  if (typeOfId(match) !== 'match') throw new Missing(match)
  const loaded = await loadOne(me, match)
  const [row] = await me.store.database.query<{ name: string | null; supplier: string }>(
    `select s.fields ->> 'name' as name, s.id as supplier from edges e join items s on s.id = e.child and s.deleted_at is null
      where e.edge = 'MATCH' and e.parent = $1 and e.key = substr($2, 7)`,
    [dossier, match],
  )
  if (!row) throw new Missing(match)
  return { name: row.name ?? '', supplier: row.supplier, isShown: isShown(loaded) }
}
