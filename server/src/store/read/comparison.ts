import { homeOf, mayWeigh } from '@schakel/domain'
import type { Comparison, ComparisonCell, ComparisonColumn, SupplierAnswer } from '@schakel/domain/calls'
import { gradeOf, isExpired, latestAnswers } from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { answerOf, evidenceOf, todayOf } from './answers.ts'
import { Params, readScope } from './form.ts'
import { readConfirmed } from './references.ts'
import { loadSheetParent, readRequirements } from './requirements.ts'
import { readSheetRows } from './sheetRows.ts'

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
  readonly answers: ReadonlyMap<string, readonly SupplierAnswer[]>
}

/**
 * Requirements against the suppliers of the matches that the viewer reads (F1.13); a supplier reads its own column. Throws Missing.
 */
export async function readComparison(me: ViewerStore, id: string): Promise<ComparedAnswers> {
  const { facts } = await loadSheetParent(me, id, ['dossier'])
  const set = await readRequirements(me, id)
  const rows = set.rows.filter(({ proposed }) => !proposed)
  const versions = new Map(rows.map(({ key, version = 0 }) => [key, version]))
  const matches = await readMatches(me, id)
  const found = await readSheetRows(
    me,
    matches.map((match) => match.id),
    'ANSWERS',
  )
  const today = todayOf(me)
  const under = Map.groupBy(found, ({ parent }) => parent)
  const answers = new Map(
    matches.map((match): [string, readonly SupplierAnswer[]] => {
      const shown = (under.get(match.id) ?? []).filter(({ fields }) => isShown(me, match, fields))
      return [
        match.id,
        latestAnswers(
          shown.map(({ fields }) => answerOf(fields)),
          ({ key }) => key,
        ).current,
      ]
    }),
  )
  const ids = matches.map((match) => match.id)
  // What a referee said is nothing of a supplier's (F1.12).
  const confirmed = mayWeigh(me.viewer, facts) ? await readConfirmed(me, ids) : undefined
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

/** A draft is for its supplier alone, whoever reads the rest (G1). */
function isShown(me: ViewerStore, { supplier }: MatchRow, { submitted }: Fields): boolean {
  return typeof submitted === 'string' || homeOf(me.viewer) === supplier
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
  answers: readonly SupplierAnswer[],
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
  readonly confirmed?: ReadonlySet<string> | undefined
}

/** An answer as a cell of the grid; one to a row that changed since is unknown until it is confirmed (F1.5, G5). */
export function cellOf(answer: SupplierAnswer, version: number, { today, confirmed }: Known): ComparisonCell {
  const called = confirmed?.has(answer.key) ? [{ kind: 'reference' }] : []
  const evidence = [...evidenceOf(answer), ...called]
  const isToConfirm = (answer.version ?? 0) < version
  return {
    value: isToConfirm ? null : answer.value,
    grade: answer.checked?.grade ?? gradeOf(evidence, today),
    ...(answer.remark ? { remark: answer.remark } : {}),
    ...(answer.due ? { due: answer.due } : {}),
    ...(answer.checked ? { checked: answer.checked.value } : {}),
    ...(answer.checkRemark ? { checkRemark: answer.checkRemark } : {}),
    ...(isToConfirm ? { isToConfirm } : {}),
    ...(evidence.some((one) => isExpired(one, today)) ? { isExpired: true } : {}),
  }
}
