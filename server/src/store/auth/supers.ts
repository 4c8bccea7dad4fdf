import type { StoreContext } from '../context.ts'

/** SQL: that the row `i` is the account of a super user, and not in the trash. */
export const isSuperRow = `i.type = 'user' and i.deleted_at is null and is_super(i.fields)`

/** The work that may take a super user away goes one after the other by this name: two at the same moment would each see the other's. */
export const SUPERS_ALONE = 'erase'

/** How many super users there are (D17.1). */
export async function countSupers({ database }: Pick<StoreContext, 'database'>): Promise<number> {
  const [row] = await database.query<{ n: number }>(`select count(*)::int as n from items i where ${isSuperRow}`)
  return row?.n ?? 0
}
