import { mayWeigh } from '@schakel/domain'
import type { Comparison, ComparisonCell, ComparisonColumn } from '@schakel/domain/calls'
import { gradeOf, isExpired, withFindingsOf } from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { evidenceOf, todayOf } from './answers.ts'
import { type ComparedAnswer, readComparedAnswers } from './comparedAnswers.ts'
import { Params, readScope } from './form.ts'
import { type ConfirmedRows, isConfirmed, readConfirmed } from './references.ts'
import { loadSheetParent, readRequirements } from './requirements.ts'

type Fields = Readonly<Record<string, unknown>>

interface MatchRow {
  readonly id: string
  readonly supplier: string
  readonly name: string | null
  readonly avatar: string | null
  readonly fields: Fields
}

/** What the answers under a match are, as the viewer reads them, with the grid they stand in. */
export interface ComparedAnswers {
  readonly comparison: Comparison
  readonly answers: ReadonlyMap<string, readonly ComparedAnswer[]>
}

/**
 * Requirements against the suppliers of the matches that the viewer reads (F1.13); a supplier reads its own column. Throws Missing.
 */
export async function readComparison(me: ViewerStore, id: string): Promise<ComparedAnswers> {
  const { facts } = await loadSheetParent(me, id, ['dossier'])
  const [set, matches] = await Promise.all([readRequirements(me, id), readMatches(me, id)])
  const rows = set.rows.filter(({ proposed }) => !proposed)
  const versions = new Map(rows.map(({ key, version = 0 }) => [key, version]))
  const ids = matches.map((match) => match.id)
  const [answers, confirmed] = await Promise.all([
    readComparedAnswers(me, matches),
    // What a referee said is nothing of a supplier's (F1.12).
    mayWeigh(me.viewer, facts) ? readConfirmed(me, ids) : undefined,
  ])
  const today = todayOf(me)
  const columns = matches.map((match) =>
    columnOf(match, answers.get(match.id) ?? [], versions, { today, confirmed: confirmed?.get(match.id) }),
  )
  return {
    answers,
    comparison: {
      dossier: id,
      version: set.version,
      rows: rows.map(({ key, group, nl, en, level, weight, proof, knockout }) => ({
        ...{ key, group, level, weight, proof },
        ...(nl ? { nl } : {}),
        ...(en ? { en } : {}),
        ...(knockout ? { knockout } : {}),
      })),
      columns,
    },
  }
}

async function readMatches(me: ViewerStore, dossier: string): Promise<MatchRow[]> {
  const params = new Params()
  const scope = readScope(me, params)
  return me.store.database.query<MatchRow>(
    `select i.id, e.child as supplier, s.fields ->> 'name' as name, s.fields ->> 'avatar' as avatar, ${scope.form} as fields
      from edges e join items i on i.id = 'match/' || e.key join items s on s.id = e.child and s.deleted_at is null
      where e.parent = ${params.add(dossier)} and e.edge = 'MATCH' and ${scope.where} order by s.folded, i.id limit 200`,
    params.values,
  )
}

function columnOf(
  { id, supplier, name, avatar, fields }: MatchRow,
  answers: readonly ComparedAnswer[],
  versions: ReadonlyMap<string, number>,
  known: Known,
): ComparisonColumn {
  const cells = answers.flatMap((answer): [string, ComparisonCell][] => {
    const version = versions.get(answer.key)
    return version === undefined ? [] : [[answer.key, cellOf(answer, version, known)]]
  })
  return {
    match: id,
    supplier,
    name: name ?? '',
    ...(avatar ? { avatar } : {}),
    status: String(fields.status ?? ''),
    askedAt: typeof fields.offered === 'string' ? fields.offered : null,
    submitted: cells.filter(([, cell]) => cell.value !== null).length,
    cells: Object.fromEntries(cells),
  }
}

/** What a cell depends on besides its answer: the day it is, and the rows that a referee confirmed. */
interface Known {
  readonly today: string
  readonly confirmed?: ConfirmedRows | undefined
}

/** An answer as a cell of the grid; one to a row that changed since is unknown until it is confirmed (F1.5, G5). */
export function cellOf(said: ComparedAnswer, version: number, { today, confirmed }: Known): ComparisonCell {
  const answer = withFindingsOf(said, version)
  const called = isConfirmed(confirmed, answer.key, version) ? [{ kind: 'reference' }] : []
  const evidence = [...evidenceOf(answer), ...called]
  const isToConfirm = (answer.version ?? 0) < version
  // What does not count as answered is not found to be so either.
  const checked = isToConfirm ? undefined : answer.checked
  return {
    value: isToConfirm ? null : answer.value,
    grade: checked?.grade ?? gradeOf(evidence, today),
    ...(answer.remark ? { remark: answer.remark } : {}),
    ...(answer.due ? { due: answer.due } : {}),
    ...(checked ? { checked: checked.value } : {}),
    ...(answer.checkRemark && !isToConfirm ? { checkRemark: answer.checkRemark } : {}),
    ...(isToConfirm ? { isToConfirm } : {}),
    ...(evidence.some((one) => isExpired(one, today)) ? { isExpired: true } : {}),
  }
}
