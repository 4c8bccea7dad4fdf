import { definitionOf, homeOf } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { latestAnswers } from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { type ReadRow, readSheetRows } from './sheetRows.ts'

const compared = [
  '_id',
  '_changed',
  'key',
  'version',
  'value',
  'remark',
  'due',
  'evidence',
  'seen',
  'checked',
  'checkRemark',
  'confirmed',
  'submitted',
] as const

/** What of an answer is compared and weighed. */
export type ComparedAnswer = Pick<SupplierAnswer, (typeof compared)[number]>

const isCompared: ReadonlySet<string> = new Set(compared)
/** All else. Thousands of answers are read: what does not come takes no time (F1.16). */
const unused = [
  '_type',
  '_version',
  '_created',
  'author',
  'status',
  'history',
  ...Object.keys(definitionOf('answer').fields),
].filter((name) => !isCompared.has(name))

interface OfMatch {
  readonly id: string
  readonly supplier: string
}

/** The answers under matches that count, as the viewer reads them, by match; of several to the same row the last one (D23.5). */
export async function readComparedAnswers(
  me: ViewerStore,
  matches: readonly OfMatch[],
): Promise<ReadonlyMap<string, readonly ComparedAnswer[]>> {
  const found = await readSheetRows(
    me,
    matches.map(({ id }) => id),
    'ANSWERS',
    unused,
  )
  const under = Map.groupBy(found, ({ parent }) => parent)
  return new Map(
    matches.map((match) => {
      const said = (under.get(match.id) ?? []).map(comparedOf).filter((answer) => isShown(me, match, answer))
      return [match.id, latestAnswers(said, ({ key }) => key).current]
    }),
  )
}

// Trusted inside: `parseItem` let nothing else in.
function comparedOf({ fields }: ReadRow): ComparedAnswer {
  return fields as ComparedAnswer
}

/** A draft is for its supplier alone, whoever reads the rest (G1). */
function isShown(me: ViewerStore, { supplier }: OfMatch, { submitted }: ComparedAnswer): boolean {
  return typeof submitted === 'string' || homeOf(me.viewer) === supplier
}
