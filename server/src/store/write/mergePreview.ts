import { type EdgeName, isShown, JOINS_SHOWN, type TypeName, typeOfId } from '@schakel/domain'
import { type NewReader, readReadersByMerge } from '../read/supplierReaders.ts'
import type { ViewerStore } from '../store.ts'
import { decideMerge } from './merge.ts'
import type { Ends } from './mergeEdges.ts'

/** An edge that both items have to the same third one. */
export interface PreviewedJoin {
  readonly edge: EdgeName
  readonly other: string
  readonly stays?: string
  readonly goes?: string
  readonly hidden?: boolean
  readonly opens?: boolean
}

/** What a merge would do (D23.5). */
export interface MergePreview {
  /** How many go over, by their type: by one edge hang accounts and organisations. */
  readonly moves: Readonly<Partial<Record<TypeName, number>>>
  readonly joins: readonly PreviewedJoin[]
  readonly total: number
  /** The suppliers that begin to read the cards of so many people by it (D22.4). */
  readonly readers: readonly NewReader[]
}

/** Says what merging `drop` into `keep` would do, by the rights of who may merge them. Throws Invalid, Forbidden, Missing. */
export async function previewMerge(me: ViewerStore, keep: string, drop: string): Promise<MergePreview> {
  const { edges, joins: all, unseen } = await decideMerge(me, keep, drop)
  const isSeen = ({ parent, child }: Ends) => !unseen.has(parent) && !unseen.has(child)
  const matches = all.filter(({ pair }) => isSeen(pair.dropped))
  const moves: Partial<Record<TypeName, number>> = {}
  for (const { edge, child, parent, resting } of edges.moving.filter(isSeen)) {
    // What it hangs under goes along without a word; of its matches, which come from the dossiers, one wants to know.
    if (resting || parent === keep || child === keep || (parent !== drop && edge !== 'MATCH')) continue
    const type = edge === 'MATCH' ? 'match' : typeOfId(child)
    if (type !== undefined) moves[type] = (moves[type] ?? 0) + 1
  }
  const joins = [
    ...matches.map(({ pair, stays, goes, joined, isSwapped }): PreviewedJoin => {
      const kept = isSwapped ? goes : stays
      return {
        edge: 'MATCH',
        other: pair.dropped.parent,
        stays: String(stays.fields.status),
        goes: String(goes.fields.status),
        ...(isShown(stays) !== isShown(goes) ? { hidden: true } : {}),
        ...(joined.fields.$open === true && kept.fields.$open !== true ? { opens: true } : {}),
      }
    }),
    ...edges.relinked
      .filter(isSeen)
      .map(({ edge, parent, child }): PreviewedJoin => ({ edge, other: parent === keep ? child : parent })),
  ]
  // By what tells a name it is asked whether one is sure (D22.1).
  const told = joins.toSorted((a, b) => Number(b.opens ?? false) - Number(a.opens ?? false))
  const readers = await readReadersByMerge(me, keep, drop)
  return { moves, joins: told.slice(0, JOINS_SHOWN), total: joins.length, readers }
}
