import type { WeighingSetup } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'

/** The setup of the weighing of a dossier as it is kept; empty where nothing was set (F2.1). */
export async function readSetup({ store }: ViewerContext, dossier: string): Promise<WeighingSetup> {
  const [row] = await store.database.query<{ setup: WeighingSetup | null }>(
    "select fields -> 'weighing_setup' as setup from items where id = $1",
    [dossier],
  )
  return row?.setup ?? {}
}
