import { EXPORT_ROWS_MAX, Invalid, isTypeName, type TypeName, typeOfId } from '@schakel/domain'
import type { exportCalls } from '@schakel/domain/calls'
import type { z } from 'zod'
import { searchQueryOf } from '../../http/searchQuery.ts'
import { type Exported, readExported } from '../../store/read/exported.ts'
import { readAllFound } from '../../store/read/foundIds.ts'
import type { ViewerStore } from '../../store/store.ts'

type ExportBody = z.output<typeof exportCalls.xlsx.body>

/** What is to be exported: the types that occur, and the rows as they are read. */
export interface Found {
  readonly types: readonly TypeName[]
  readonly rows: () => AsyncGenerator<Exported[]>
}

/** What a search body, or a choice of items, comes to for this viewer. Throws Invalid when that is more than a file takes. */
export async function findRows(me: ViewerStore, { ids, ...body }: ExportBody, limit = EXPORT_ROWS_MAX): Promise<Found> {
  const query = searchQueryOf({ ...body, page: 1, page_size: 1 })
  const found = ids ?? (await readAllFound(me, query, limit))
  if (found.length > limit) throw Invalid.of('page_size', 'tooLarge', { max: limit })
  const occurring = new Set(found.map(typeOfId).filter((type) => type !== undefined))
  // An empty list still says which columns it would have.
  if (occurring.size === 0 && body.feed !== undefined && isTypeName(body.feed)) occurring.add(body.feed)
  return { types: [...occurring], rows: () => readExported(me, found) }
}
