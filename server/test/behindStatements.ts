import type { ViewerContext } from '../src/store/context.ts'

/** The same viewer, for whom something is done behind each statement of a list, with how many rows it gave. */
export function behindStatements(me: ViewerContext, act: (rows: number) => Promise<void>): ViewerContext {
  const { database } = me.store
  const query = async <Row>(text: string, params?: readonly unknown[]) => {
    const rows = await database.query<Row>(text, params)
    await act(rows.length)
    return rows
  }
  return { ...me, store: { ...me.store, database: { ...database, lists: { query } } } }
}
