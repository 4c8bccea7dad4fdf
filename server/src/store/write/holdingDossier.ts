import { loadWeighed } from '../read/decision.ts'
import type { ViewerStore } from '../store.ts'
import { holding } from './holding.ts'
import type { Loaded } from './load.ts'

/** Works on a dossier in one transaction that holds it: nobody saves or submits a weighing of it meanwhile. */
export function holdingDossier<T>(
  me: ViewerStore,
  id: string,
  work: (inner: ViewerStore, dossier: Loaded) => Promise<T>,
): Promise<T> {
  return holding(me, id, async (inner) => work(inner, await loadWeighed(inner, id)))
}
