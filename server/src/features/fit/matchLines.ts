import { isCentre } from '@schakel/domain'
import type { MatchLine } from '@schakel/domain/calls'
import { readMatchTalk } from '../../store/read/matchLines.ts'
import type { ViewerStore } from '../../store/store.ts'
import { listFit } from './fit.ts'

/**
 * The matches of a dossier side by side: how well each supplier fits, for the centre alone (D19.10), the answers and the last word.
 * Throws Missing, and Forbidden for a supplier (D20).
 */
export async function listMatchLines(me: ViewerStore, dossier: string): Promise<MatchLine[]> {
  const talk = await readMatchTalk(me, dossier)
  const suppliers = talk.map(({ supplier }) => supplier)
  const ranked = isCentre(me.viewer) && talk.length > 0 ? await listFit(me, dossier, suppliers) : []
  const fits = new Map(ranked.map(({ _id, points, max }) => [_id, { points, max }]))
  return talk.map(({ supplier, unread, last, ...line }) => {
    const fit = fits.get(supplier)
    return { ...line, ...(fit ? { fit } : {}), ...(unread ? { unread } : {}), ...(last ? { last } : {}) }
  })
}
