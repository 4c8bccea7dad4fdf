import type { Transaction } from '../database/index.ts'

interface Index {
  readonly name: string
  readonly definition: string
}

/**
 * Takes the indexes of items away until the answer is called, which makes them again as they were: to fill them once costs a small part of keeping
 * them at each of thousands of writes. What says that something is unique stays. Nobody else can read items meanwhile, and whoever is stopped
 * half-way has them all.
 */
export async function layIndexesAside(tx: Transaction): Promise<() => Promise<void>> {
  const indexes = await tx.query<Index>(
    `select x.indexrelid::regclass::text as name, pg_get_indexdef(x.indexrelid) as definition
      from pg_index x where x.indrelid = 'items'::regclass and not x.indisunique order by 1`,
  )
  await tx.exec(indexes.map(({ name }) => `drop index ${name};`).join('\n'))
  return () => tx.exec(indexes.map(({ definition }) => `${definition};`).join('\n'))
}
